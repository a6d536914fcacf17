package import Fonts
package import Vocabulary

/// Where an audit's faces come from.
package struct FontSource: Sendable {
  package var manifest: FontManifest
  package var library: FontLibrary
  /// The family to try first; nil for the manifest's own order.
  package var primary: String?

  package init(manifest: FontManifest, library: FontLibrary, primary: String? = nil) {
    self.manifest = manifest
    self.library = library
    self.primary = primary
  }

  /// The faces for a weight. Throws where `primary` is no family of the manifest.
  package func stack(weight: FontWeight) throws(FontError) -> FontStack {
    try FontStack(manifest: manifest, weight: weight, primary: primary, library: library)
  }
}
