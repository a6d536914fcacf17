import Checks
import Vocabulary

extension AuditOptions {
  /// The options that decide what is found, PATHs and the configuration aside, as they would be given again; the others
  /// say how it is told, or how the work is done. `relative` gives the path that a file has in reports.
  func decisive(_ relative: (String) -> String) -> [String] {
    let one: [(name: String, value: String?)] = [
      ("--platform", configuration.platform?.rawValue), ("--today", configuration.today?.description),
      ("--fonts-dir", configuration.manifestFolder.map(relative)), ("--required", required?.name),
      ("--display-scale", displayScale?.description), ("--width", adHoc.width?.description),
      ("--height", adHoc.height?.description), ("--image", adHoc.image.map { "\($0.width)x\($0.height)" }),
    ]
    let several: [(name: String, values: [String])] = [
      ("--locales", locales.map(\.identifier)), ("--text-sizes", textSizes), ("--strategy", adHoc.strategies),
      ("--key", keys), ("--component", components), ("--rule", rules),
    ]
    return one.compactMap { option in option.value.map { "\(option.name)=\($0)" } }
      + several.flatMap { option in option.values.map { "\(option.name)=\($0)" } }
  }
}
