import Fonts
import Titles
import Typesetting
import Vocabulary

/// What keeps a title from being measured or read, over all the styles that it is set in.
struct TitleProblems {
  /// At least one component was judged with it.
  var isMeasured = false
  private(set) var absent: [(face: FaceDescription, problem: FontError?)] = []
  /// Characters without a glyph, by the face that .notdef came from.
  private(set) var missing: [(face: String, scalars: [Unicode.Scalar])] = []

  /// The absent faces, with what is to be said of each.
  private var lacking: [(name: String, reason: String)] {
    var faces: [(name: String, reason: String)] = []
    for (face, problem) in absent {
      let reason = NotMeasured.reason(face, problem: problem)
      if !faces.contains(where: { $0.reason == reason }) { faces.append((face.postScriptName, reason)) }
    }
    return faces
  }

  mutating func note(_ text: TypesetText, _ style: PreparedStyle) {
    for problem in text.problems {
      switch problem {
      case .absentFace(let face): note(absent: face, in: style.style.stack)
      case .missingGlyph(let scalar, let face): note(missing: scalar, face: face)
      }
    }
  }

  /// Without the primary face there is no line box, and nothing can be judged.
  mutating func note(absentPrimaryOf stack: FontStack) {
    if let primary = stack.faces.first { note(absent: primary, in: stack) }
  }

  private mutating func note(absent face: FaceDescription, in stack: FontStack) {
    guard !absent.contains(where: { $0.face == face }) else { return }
    absent.append((face, stack.faces.firstIndex(of: face).flatMap(stack.problem)))
  }

  /// Counts the title as one that could not be measured, where a face is absent.
  func count(_ title: Title, in totals: inout Totals) {
    guard !absent.isEmpty else { return }
    totals.unmeasured += 1
    let place = title.location
    for (face, reason) in lacking {
      let one = Totals.Absent(titles: 1, line: place.line, column: place.column)
      totals.absent.merge(
        [.init(file: place.file, locale: title.locale, face: face, reason: reason): one],
        uniquingKeysWith: Totals.Absent.joined)
    }
  }

  private mutating func note(missing scalar: Unicode.Scalar, face: String) {
    guard let known = missing.firstIndex(where: { $0.face == face }) else {
      missing.append((face, [scalar]))
      return
    }
    if !missing[known].scalars.contains(scalar) { missing[known].scalars.append(scalar) }
  }
}
