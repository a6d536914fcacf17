import Fonts
import Layouts
import Vocabulary

/// Not measured is not passed: titles whose face is absent get no verdict, and the report says so.
enum NotMeasured {
  static let rule = Rule(
    "not-measured", .audit, .audit, .error,
    summary: "Titles could not be measured, and are not passed.",
    advice: "Install what is named, or name a font of your own in the configuration.")

  /// `problem` says why the face cannot be had; nil or absence itself names the package that brings it.
  static func message(titles: Int, needing face: FaceDescription, problem: FontError? = nil) -> String {
    let count = titles == 1 ? "1 title needs" : "\(titles) titles need"
    switch problem {
    case .absent, nil: return "\(count) the face \(face.postScriptName), which is not here\(face.package.advice)."
    case .some(let other): return "\(count) the face \(face.postScriptName), which cannot be used: \(other)."
    }
  }
}
