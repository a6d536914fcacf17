import Checks

/// The rules that a configuration may name.
enum RuleNames {
  /// Those that this version checks.
  static let checked = RuleList.all.map(\.id)

  /// Those that are named for later versions: a setting for one is kept, and said to have no effect yet.
  static let later = [
    "exact-fit", "text-shrunk", "word-broken", "degenerate-wrap", "truncation-ambiguous", "placeholder-lost",
    "line-box-too-tall", "sibling-overlap", "baseline-shift", "group-scale-differs", "blank-glyph", "fallback-mix",
    "spacing-breaks-joining", "vertical-script", "bidi-unbalanced-control", "bidi-reordered-number",
    "bidi-leading-punctuation", "bidi-unisolated-placeholder", "presentation-form", "source-near-limit",
  ]
}
