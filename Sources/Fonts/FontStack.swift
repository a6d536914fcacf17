import Synchronization
package import Vocabulary

/// A manifest narrowed to one weight: one face of each family, in order of preference, and which of them to try for a
/// cluster. Shared by all workers.
///
/// Faces are known by their place in `faces`.
package struct FontStack: Sendable {
  /// What came of opening a face.
  package enum State: Sendable {
    case present(Face)
    /// It cannot be had: a title that needs it is not measured. `FontStack.problem(of:)` says why.
    case absent(FaceDescription)
  }

  /// One for each family of the manifest, the primary family's first.
  package let faces: [FaceDescription]
  /// The weight asked for; a family that lacks it gives its nearest (`substitutes`).
  package let weight: FontWeight
  private let library: FontLibrary
  private let cache: Cache

  /// The stack of `manifest` at `weight`; `primary` names the family to try first, else the manifest's first is it.
  package init(
    manifest: FontManifest, weight: FontWeight, primary: String? = nil, library: FontLibrary
  ) throws(FontError) {
    var families = manifest.families
    if let primary {
      let first = families.filter { $0.name == primary }
      guard !first.isEmpty else { throw .noSuchFamily(family: primary, manifest: manifest.name) }
      families = first + families.filter { $0.name != primary }
    }
    faces = families.map { $0.face(for: weight) }
    self.weight = weight
    self.library = library
    cache = Cache(count: faces.count)
  }

  /// Faces whose weight is not the one asked for.
  package var substitutes: [FaceDescription] { faces.filter { $0.weight != weight } }

  /// The faces to try for a cluster of `script`, best first, in a locale given with its likely subtags: the primary
  /// face, the faces that list script and locale, those that list the script only, then all others.
  package func candidates(script: Script, locale maximized: LanguageTag) -> [Int] {
    let key = CandidateKey(script: script, locale: maximized)
    if let known = cache.candidates.withLock({ $0[key] }) { return known }
    let order = order(script: script, locale: maximized)
    cache.candidates.withLock { $0[key] = order }
    return order
  }

  /// Whether the face lists the script, or lists none and so serves all: a cluster of that script needs it, if it is
  /// absent, to be measured.
  package func lists(_ script: Script, at index: Int) -> Bool { faces[index].serves(script) }

  /// The face at `index`, opened when first asked for.
  package func state(of index: Int) -> State {
    switch result(of: index) {
    case .success(let face): .present(face)
    case .failure: .absent(faces[index])
    }
  }

  /// Why the face at `index` cannot be had; nil where it can.
  package func problem(of index: Int) -> FontError? {
    switch result(of: index) {
    case .success: nil
    case .failure(let error): error
    }
  }

  private func result(of index: Int) -> Result<Face, FontError> {
    if let known = cache.results.withLock({ $0[index] }) { return known }
    let result = Result { () throws(FontError) in try library.face(faces[index]) }
    cache.results.withLock { $0[index] = result }
    return result
  }

  private func order(script: Script, locale: LanguageTag) -> [Int] {
    let others = faces.indices.dropFirst()
    let ofScript = others.filter { faces[$0].serves(script) }
    let ofLocale = ofScript.filter { faces[$0].serves(locale) }
    let rest = others.filter { !faces[$0].serves(script) }
    return Array(faces.indices.prefix(1)) + ofLocale + ofScript.filter { !faces[$0].serves(locale) } + rest
  }

  private struct CandidateKey: Hashable {
    var script: Script
    var locale: LanguageTag
  }

  /// What copies of a stack share.
  private final class Cache: Sendable {
    let candidates = Mutex<[CandidateKey: [Int]]>([:])
    let results: Mutex<[Result<Face, FontError>?]>

    init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
  }
}
