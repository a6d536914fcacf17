import Vocabulary

/// A message of a PO or MO file, decoded.
struct GettextMessage {
  /// Nil is another context than an empty one.
  var context: String?
  var id: String
  var plural: String?
  /// One text, or the plural forms by their index.
  var forms: [String]
  var isFuzzy = false
  var comment: String?
  /// Nil where no flag says it.
  var placeholders: PlaceholderSyntax?
  var limits: TextLimits?
  /// `domain` of a PO file with several.
  var domain: String?

  var location: SourceLocation
  var pluralLocation: SourceLocation?
  /// As `forms`; empty where a file has no places.
  var formLocations: [SourceLocation] = []

  /// What tells one message from another: `msgfmt` and libintl compare context and id, not the plural.
  var identity: Identity { Identity(domain: domain, context: context, id: id) }

  struct Identity: Hashable {
    var domain: String?
    var context: String?
    var id: String
  }

  /// The id behind its context; an empty context is another one than none.
  var key: String {
    guard let context else { return id }
    return context.isEmpty ? "|" + id : Entry.key(id, context: context)
  }

  /// `msgfmt` leaves out a message whose first form is empty, whatever the others hold.
  var isTranslated: Bool { !(forms.first ?? "").isEmpty }
}

extension [GettextMessage] {
  /// The ids are names for developers (`menu.file.open`), not source texts: none holds white space, and nearly all are
  /// words joined by `.`, `_`, `:`, `/` or `-`.
  var haveSymbolicIDs: Bool {
    guard !isEmpty, allSatisfy({ $0.id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }) else { return false }
    return count(where: { Self.isJoined($0.id) }) * 5 >= count * 4
  }

  private static func isJoined(_ id: String) -> Bool {
    var isInside = false
    var parts = 0
    for byte in id.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if !isInside { parts += 1 }
        isInside = true
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "-"):
        // Nothing between two dividers: `...`, or a mnemonic at the start: `_File`.
        if !isInside { return false }
        isInside = false
      default: return false
      }
    }
    return isInside && parts > 1
  }
}

extension GettextMessage {
  /// What ids without flags hold: `%(name)s`, else printf's conversions, else names in braces.
  var guessedPlaceholders: PlaceholderSyntax {
    let bytes = Array((id + " " + (plural ?? "")).utf8)
    var hasBraces = false
    for (place, byte) in bytes.enumerated() where place + 1 < bytes.count {
      let rest = bytes[(place + 1)...]
      if byte == UInt8(ascii: "%") {
        if rest.first == UInt8(ascii: "("), rest.contains(UInt8(ascii: ")")) { return .python }
        // Without flags that are blanks: `100% sure` is no conversion.
        let conversion = rest.drop { (0x30...0x39).contains($0) || "$#+-.'hlzjt".utf8.contains($0) }.first
        if let conversion, "sdiufgexXc".utf8.contains(conversion) { return .c }
      } else if byte == UInt8(ascii: "{") {
        let name = rest.prefix { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F }
        if !name.isEmpty, rest.dropFirst(name.count).first == UInt8(ascii: "}") { hasBraces = true }
      }
    }
    return hasBraces ? .braces : .none
  }
}
