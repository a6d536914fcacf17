/// A text size setting of a person's device: a Dynamic Type category, or a factor of the base size.
///
/// It is a name and nothing more; `Layouts` knows what font size a name gives for a text style.
package struct TextSize: Sendable, Hashable, CustomStringConvertible {
  /// `xSmall` … `accessibility5`, or a factor as people write it: `1.3`.
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}
