/// What the command line says.
struct Options {
  /// Distinct titles, over all locales.
  var titles = 100_000
  var rounds = 5
  /// Workers of the audit.
  var jobs: Int
  /// A folder of catalogs: they are read, and nothing else is timed.
  var catalogs: String?

  init(_ arguments: some Sequence<String>, processors: Int) throws(OptionError) {
    jobs = max(1, processors)
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      if name == "--read" {
        guard let folder = rest.next() else { throw .wrong(name) }
        catalogs = folder
        continue
      }
      guard let value = rest.next().flatMap({ Int($0) }), value > 0 else { throw .wrong(name) }
      switch name {
      case "--titles": titles = value
      case "--rounds": rounds = value
      case "--jobs": jobs = value
      default: throw .wrong(name)
      }
    }
  }
}

enum OptionError: Error, CustomStringConvertible {
  case wrong(String)

  var description: String {
    switch self {
    case .wrong(let name):
      "\(name): the options are --titles N, --rounds N and --jobs N, each a number above 0, and --read FOLDER"
    }
  }
}
