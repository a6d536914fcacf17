import CHarfBuzz
import Synchronization
import Vocabulary

/// Finds faces in font folders and opens each once, when first asked for. Shared by all workers.
package final class FontLibrary: Sendable {
  private struct State {
    var folders: FontFolders?
    var names: [String: [Located]]?
    var files: [String: Result<FontFile, FontError>] = [:]
    var faces: [FaceDescription: Result<Face, FontError>] = [:]
  }

  /// A face of a file that has the name asked for.
  private struct Located: Sendable {
    var path: String
    var place: FacePlace
  }

  private let folders: [String]
  private let requiresDigests: Bool
  private let freeType = FreeType()
  private let state = Mutex(State())

  /// A library that looks in `folders` first and in `systemFolders` after them, each with all folders inside it.
  ///
  /// With `requiresDigests`, a file whose SHA-256 is not the manifest's is an error.
  package init(folders: [String], systemFolders: [String], requiresDigests: Bool = false) {
    self.folders = folders + systemFolders
    self.requiresDigests = requiresDigests
  }

  /// Whether a file's name is that of a font file.
  package static func isFontFile(_ name: String) -> Bool { FontFolders.isFontName(name) }

  /// The face that a manifest names: in a file of that name whose PostScript name is right, else in any file that has a
  /// face or a named instance of that PostScript name.
  package func face(_ description: FaceDescription) throws(FontError) -> Face {
    let result = state.withLock { state in
      if let known = state.faces[description] { return known }
      let result = Result { () throws(FontError) in try self.open(description, &state) }
      state.faces[description] = result
      return result
    }
    return try result.get()
  }

  /// The faces that a font file holds, each as a manifest could name it; of a variable one, one for each weight.
  package func describe(file path: String) throws(FontError) -> [FaceDescription] {
    let result = state.withLock { state in
      Result { () throws(FontError) in try self.file(path, &state).descriptions() }
    }
    return try result.get()
  }

  private func open(_ description: FaceDescription, _ state: inout State) throws(FontError) -> Face {
    let located = try locate(description, &state)
    let file = try file(located.path, &state)
    let face = try Face(description, at: located.place, in: file, freeType: freeType)
    if requiresDigests, let expected = description.sha256 {
      let found = try file.digest()
      guard found == expected else { throw .digestMismatch(description, found: found) }
    }
    return face
  }

  private func locate(_ description: FaceDescription, _ state: inout State) throws(FontError) -> Located {
    if description.file.contains("/") {
      let file = try file(description.file, &state)
      guard let place = try file.place(of: description) else { throw .absent(description) }
      return Located(path: file.path, place: place)
    }
    if state.folders == nil { state.folders = FontFolders(folders) }
    let namesakes = state.folders?.files(named: description.file) ?? []
    var problem: FontError?
    for path in namesakes {
      do throws(FontError) {
        let file = try file(path, &state)
        if let place = try file.place(of: description) { return Located(path: path, place: place) }
      } catch {
        problem = problem ?? error
      }
    }
    let elsewhere = names(&state)[description.postScriptName]?.first { !namesakes.contains($0.path) }
    if let elsewhere { return elsewhere }
    // A file of the right name that is broken says more than "not installed".
    throw problem ?? .absent(description)
  }

  /// Every face in every folder by its PostScript name: made only when a face is not in the file that its name promises.
  private func names(_ state: inout State) -> [String: [Located]] {
    if let known = state.names { return known }
    var names: [String: [Located]] = [:]
    for path in state.folders?.paths ?? [] {
      guard let found = try? file(path, &state).names() else { continue }
      for (name, place) in found { names[name, default: []].append(Located(path: path, place: place)) }
    }
    state.names = names
    return names
  }

  private func file(_ path: String, _ state: inout State) throws(FontError) -> FontFile {
    if let known = state.files[path] { return try known.get() }
    let result = Result { () throws(FontError) in try FontFile(path: path, freeType: freeType) }
    state.files[path] = result
    return try result.get()
  }
}
