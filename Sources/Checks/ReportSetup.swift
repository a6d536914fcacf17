import Catalogs
import Layouts
import Vocabulary

extension ReportBuilder {
  /// What tables and prose need to know besides what was found.
  func describeSetup(in report: inout Report) {
    let scale = plan.textSizes
    report.isSurvey = plan.isSurvey
    report.unit = plan.platform.unit
    report.textSizes = scale.sizes
    report.sourceLocale = plan.sourceLocale ?? set.tables.first?.sourceLocale
    if let smallest = scale.sizes.first {
      report.components = plan.components.map { component in
        let required = component.required ?? plan.required
        return Report.Component(
          name: component.name, baseSize: scale.sizes.contains(scale.base) ? scale.base : smallest,
          required: scale.sizes.last { TextScale.isPromised($0, required: required) } ?? smallest)
      }
    }
    report.rules = RuleList.help
  }
}
