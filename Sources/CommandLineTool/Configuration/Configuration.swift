import Catalogs
package import Checks
package import Vocabulary

/// All that a configuration file says, with the defaults where it is silent.
package struct Configuration: Sendable {
  /// The file, as the run names it; nil where there is none.
  package var file: String?
  /// Absolute: globs start here, and reported paths are relative to it.
  package var folder: String
  /// Globs; empty for all catalogs that a walk through `folder` finds.
  package var catalogs: [String] = []
  /// Globs of what no walk enters.
  package var exclude: [String] = []
  package var fonts = FontSettings()
  package var plan: AuditPlan
  /// The file that findings are compared with, an absolute path; nil where nobody says.
  package var baseline: String?
  /// nil where nobody says.
  package var failOn: FailThreshold?
  /// False where `plan.required` is only what belongs to the text sizes.
  package var statesRequired = false
  /// What is no error but should be known, each with its place.
  package var notices: [String] = []

  package init(file: String?, folder: String, plan: AuditPlan) {
    self.file = file
    self.folder = folder
    self.plan = plan
  }

  /// The fonts that titles are set in: the platform's manifest, unless this says otherwise.
  package struct FontSettings: Sendable, Equatable {
    package var manifest = Manifest.platform
    /// Absolute paths of the app's own font files, first in every stack.
    package var files: [String] = []
    /// The family to try first.
    package var primary: String?
    /// Absolute; searched before the system's folders.
    package var folders: [String] = []
    /// A face whose file has another digest than the manifest says is an error.
    package var areFrozen = false

    package init() {}

    package enum Manifest: Sendable, Equatable {
      /// The one that comes with Snug for the platform.
      case platform
      /// One that comes with Snug, by its name.
      case named(String)
      /// An absolute path.
      case file(String)

      /// As a configuration or a manifest in `folder` says it: a bare name is one of Snug's own, as `ios-system` is.
      init(_ text: String, in folder: String) {
        let isName = !text.contains("/") && !text.contains(".")
        self = isName ? .named(text) : .file(FileTree.absolute(text, in: folder))
      }

      /// What `init(_:in:)` reads as this; the platform's own by its name.
      func text(in folder: String, platform: Platform) -> String {
        switch self {
        case .platform: return platform.rawValue
        case .named(let name): return name
        case .file(let path):
          let text = FileTree.relative(path, to: folder)
          return Manifest(text, in: folder) == self ? text : "./" + text
        }
      }
    }
  }
}

/// What the command line says that a configuration file must know to be understood.
package struct ConfigurationContext: Sendable {
  /// In place of the file's own.
  package var platform: Platform?
  package var today: CalendarDay

  package init(platform: Platform? = nil, today: CalendarDay) {
    self.platform = platform
    self.today = today
  }
}
