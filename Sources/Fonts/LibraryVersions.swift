import CFreeType
import CHarfBuzz

/// The versions of the libraries at work, as they name themselves.
package enum FontLibraryVersions {
  package static var harfbuzz: String {
    guard let version = unsafe hb_version_string() else { return "" }
    return unsafe String(cString: version)
  }

  package static var freetype: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
