package import Vocabulary

extension Report {
  /// The findings about single titles that a reader should see first, worst first; what the source text has as well comes
  /// last.
  package func worstTitleFindings(most: Int, isSurvey: Bool) -> [Finding] {
    let order = WorstOrder(Survival(self, isSurvey: isSurvey))
    return Array(
      findings.filter { $0.scope == .title }.sorted { left, right in
        left.alsoInSource != right.alsoInSource ? right.alsoInSource : order.isWorse(left, than: right)
      }.prefix(most))
  }
}
