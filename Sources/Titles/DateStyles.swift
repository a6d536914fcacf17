import Catalogs
import UnicodeServices

/// How catalogs say in which way a date is written.
extension DateStyle {
  /// As ICU and Java do where nothing is said.
  static let standard = DateStyle.lengths(date: .medium, time: nil)

  /// The style of an argument in a message: `short`, `::yMMMd`, `dd.MM.yyyy`.
  init(_ style: String, isTime: Bool) {
    if style.hasPrefix("::") {
      self = .skeleton(String(style.dropFirst(2)))
    } else if let length = style.isEmpty ? .medium : Length(rawValue: style.lowercased()) {
      self = isTime ? .lengths(date: nil, time: length) : .lengths(date: length, time: nil)
    } else {
      self = .pattern(style)
    }
  }

  /// The format of a placeholder of type `DateTime` in an ARB file: the name of one of `DateFormat`'s constructors, which is
  /// a skeleton (several have a plus sign between), or a pattern.
  init(flutterFormat format: String, isPattern: Bool) {
    self =
      format.isEmpty ? .standard : isPattern ? .pattern(format) : .skeleton(format.replacing("+", with: ""))
  }

  /// The options of Fluent's `DATETIME`, which are those of ECMAScript's `Intl.DateTimeFormat`.
  init(_ options: FluentArguments) {
    func option(_ name: String) -> String? {
      if case .string(let text)? = options[name] { text } else { nil }
    }
    let (date, time) = (option("dateStyle"), option("timeStyle"))
    if date != nil || time != nil {
      self = .lengths(date: date.flatMap(Length.init), time: time.flatMap(Length.init))
      return
    }
    let fields: [(name: String, letters: [String: String])] = [
      ("era", ["narrow": "GGGGG", "short": "G", "long": "GGGG"]),
      ("year", ["numeric": "y", "2-digit": "yy"]),
      ("month", ["numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM"]),
      ("weekday", ["short": "E", "long": "EEEE", "narrow": "EEEEE"]),
      ("day", ["numeric": "d", "2-digit": "dd"]), ("hour", ["numeric": "j", "2-digit": "jj"]),
      ("minute", ["numeric": "m", "2-digit": "mm"]), ("second", ["numeric": "s", "2-digit": "ss"]),
    ]
    let skeleton = fields.compactMap { name, letters in option(name).flatMap { letters[$0] } }.joined()
    self = .skeleton(skeleton.isEmpty ? "yMd" : skeleton)
  }
}
