import Checks
import Typesetting
import Vocabulary

/// (b) Snug's typesetting on one core: strings in, typeset text out, into storage that is used again.
struct BareTypesetting {
  private let typesetter: Typesetter
  private let work: [(style: PreparedStyle, texts: [String])]
  private var text = TypesetText()

  init(_ titles: TitleSet, setUp: SetUp) throws {
    typesetter = try Typesetter()
    let stack = try setUp.fonts.stack(weight: .regular)
    work = try titles.byLocale.map { locale, texts in
      (try PreparedStyle(TypesetStyle(stack: stack, locale: locale)), texts)
    }
  }

  mutating func run() throws {
    for (style, texts) in work {
      for title in texts { try typesetter.typeset(title, style: style, into: &text) }
    }
  }
}
