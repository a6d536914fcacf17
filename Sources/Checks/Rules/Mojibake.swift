import Catalogs
import Titles
import UnicodeServices
import Vocabulary

/// A text was read in another encoding than it was written in, and saved like that.
struct Mojibake: EntryRule {
  static let rule = Rule(
    "mojibake", .catalog, .catalog, .warning,
    summary: "A text was saved after it was read in the wrong encoding.",
    advice: "Write the text again; what it may have been is in the message.")

  private var scripts: [LanguageTag: Script] = [:]

  mutating func findings(on subject: EntrySubject) throws -> [Finding] {
    var findings: [Finding] = []
    for leaf in subject.leaves {
      if let finding = try finding(on: leaf, of: subject) { findings.append(finding) }
    }
    for variable in subject.entry.substitutions.values {
      for form in variable.forms where EntrySubject.isShipped(form.state) {
        if let finding = try finding(on: form, of: subject) { findings.append(finding) }
      }
    }
    return findings
  }

  private mutating func finding(on leaf: Variant, of subject: EntrySubject) throws -> Finding? {
    let look = Misreading.Look(at: leaf.text)
    guard look.isSuspicious || look.isBroken else { return nil }
    let script = try script(of: subject.entry.locale)
    if look.isSuspicious, let misreading = Misreading.find(in: leaf.text, script: script) {
      let message =
        "\(MessageFacts.quoted(leaf.text)) looks like text read as \(misreading.encoding); "
        + "it may have been \(MessageFacts.quoted(misreading.text))."
      return subject.finding(Self.rule, message, leaf: leaf)
    }
    // A text about the character has it in the source, too.
    let source = subject.source?.counterpart(of: leaf.path)?.text ?? ""
    guard look.isBroken, !source.unicodeScalars.contains("\u{FFFD}") else { return nil }
    return subject.finding(
      Self.rule, "U+FFFD stands where a character was lost: \(MessageFacts.quoted(leaf.text)).", leaf: leaf)
  }

  private mutating func script(of locale: LanguageTag) throws -> Script {
    if let known = scripts[locale] { return known }
    let script = try LocaleFacts.maximized(locale).script ?? .latin
    scripts[locale] = script
    return script
  }
}
