/// A place in a file: the path as reported (relative, with `/`), and line and column, both from 1.
///
/// A column counts Unicode scalars from the start of the line, which is what editors show for text without tabs.
package struct SourceLocation: Sendable, Hashable, Comparable {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
