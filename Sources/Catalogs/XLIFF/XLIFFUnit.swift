import Vocabulary

/// One `<file>` of a document, as both versions have it.
struct XLIFFSection {
  /// What it was made from: a path, or whatever the tool wrote.
  var original: String
  /// Where the languages are stated, or should be.
  var offset: Int
  var isComplete: Bool
  var sourceLanguage: String?
  var targetLanguage: String?
  /// `target-language` or `trgLang`, for messages.
  var targetAttribute: String
  var isFromXcode = false
  var datatype: String?
  var units: [XLIFFUnit] = []
}

/// One unit of text.
struct XLIFFUnit {
  var id: String?
  /// The developers' own key: `resname`, or `name` in version 2.
  var name: String?
  var offset: Int
  var source: XLIFFText?
  /// Nil where there is no target at all; an empty one is a text.
  var target: XLIFFText?
  var state = Entry.State.translated
  var comment: String?
  var shouldTranslate = true
  var limits: TextLimits?
}

struct XLIFFText {
  var text: String
  var offset: Int
}

/// What a unit has from the elements around it.
struct XLIFFScope {
  var shouldTranslate = true
  var preservesSpace: Bool
  var limits: TextLimits?
  /// Version 2: the restrictions that `limits` will be made of.
  var size: SizeRestriction?
  var storage: SizeRestriction?
}

/// Where an offset of the document stands.
struct XLIFFPlaces {
  let lines: LineIndex
  let file: String

  func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: file) }
}

extension XMLElement {
  /// The elements right below of the same vocabulary: extensions may have any names.
  var ownElements: [XMLElement] { elements.filter { $0.namespace == namespace } }

  func ownFirst(_ localName: String) -> XMLElement? {
    for case .element(let element) in children where element.localName == localName && element.namespace == namespace {
      return element
    }
    return nil
  }

  /// What `xml:space` says here, if anything.
  var preservesSpace: Bool? { self["xml:space"].map { $0 == "preserve" } }

  /// A text without white space around it; nil for none.
  var trimmedText: String? {
    let text = text.trimmingXMLSpace()
    return text.isEmpty ? nil : text
  }
}
