package import Vocabulary

extension Report {
  /// The findings about single titles that a reader should see first, worst first; those that the source's own or the
  /// baseline speaks for come last.
  package func worstTitleFindings(most: Int, isSurvey: Bool) -> [Finding] {
    let order = WorstOrder(Survival(self, isSurvey: isSurvey))
    return Array(findings.filter { $0.scope == .title }.sorted(by: order.comesFirst(_:before:)).prefix(most))
  }
}
