import Fonts
import Layouts
import Vocabulary

/// Not measured is not passed: titles whose face is absent get no verdict, and the report says so.
enum NotMeasured {
  static let rule = Rule(
    "not-measured", .audit, .audit, .error,
    summary: "Titles could not be measured, and are not passed.",
    advice: "Install what is named, or name a font of your own in the configuration.")

  /// `reason` says which face it is, and why it cannot be had.
  static func message(titles: Int, _ reason: String) -> String {
    (titles == 1 ? "1 title needs " : "\(titles) titles need ") + reason
  }

  /// Where `problem` is nil or absence itself, with the package that brings the face.
  static func reason(_ face: FaceDescription, problem: FontError? = nil) -> String {
    switch problem {
    case .absent, nil: "the face \(face.postScriptName), which is not here\(face.package.advice)."
    case .some(let other): "the face \(face.postScriptName), which cannot be used: \(other)."
    }
  }
}
