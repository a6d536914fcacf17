import Catalogs
import Reports
import Vocabulary

extension ReportFormat {
  /// What leads the format's reader to the folder that reported paths are relative to (`ReportOptions.pathPrefix`).
  /// `folder` is that folder on this machine.
  func pathPrefix(_ run: Report.Run, folder: String) -> String {
    let way: String
    switch pathBase {
    case .report: return ""
    case .absolute: way = folder
    case .repository: way = run.folder ?? ""
    }
    return way.isEmpty || way.hasSuffix("/") ? way : way + "/"
  }
}

extension Report.Run {
  /// What the options and the configuration ask for. No path is absolute: a report is the same on every machine.
  init(_ options: AuditOptions, _ configuration: Configuration, _ session: Session) {
    self.init()
    func relative(_ path: String) -> String {
      guard path.hasPrefix("/") else { return path }
      let way = FileTree.relative(FileTree.absolute(path, in: "/"), to: session.workingFolder)
      return way.isEmpty ? "." : way
    }
    arguments = (options.configuration.file.map { ["--config", relative($0)] } ?? []) + options.paths.map(relative)
    self.options = options.decisive(relative)
    folder = ConfigurationFinder.repository(above: configuration.folder).map {
      FileTree.relative(configuration.folder, to: $0)
    }
  }

  /// The folder that reported paths are relative to, on a machine where a report is read back in `workingFolder`.
  func folder(seenFrom workingFolder: String) -> String {
    let root = ConfigurationFinder.repository(above: workingFolder) ?? workingFolder
    return folder.map { FileTree.absolute($0, in: root) } ?? workingFolder
  }
}
