import Fonts
import Layouts
import Vocabulary

/// Not measured is not passed: titles whose face is absent get no verdict, and the report says so.
enum NotMeasured {
  static let rule = Rule(
    "not-measured", .audit, .audit, .error,
    summary: "Titles could not be measured, and are not passed.",
    advice: "Install what is named, or name a font of your own in the configuration.")

  static func message(titles: Int, needing face: FaceDescription) -> String {
    let count = titles == 1 ? "1 title needs" : "\(titles) titles need"
    return "\(count) the face \(face.postScriptName), which is not here\(face.package.advice)."
  }
}
