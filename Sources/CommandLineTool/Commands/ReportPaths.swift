import Catalogs
import Reports

extension ReportFormat {
  /// What leads the format's reader to `folder`, to which reported paths are relative (`ReportOptions.pathPrefix`).
  func pathPrefix(of folder: String) -> String {
    let way: String
    switch pathBase {
    case .report: return ""
    case .absolute: way = folder
    case .repository:
      guard let root = ConfigurationFinder.repository(above: folder) else { return "" }
      way = FileTree.relative(folder, to: root)
    }
    return way.isEmpty || way.hasSuffix("/") ? way : way + "/"
  }
}
