import Vocabulary

/// What the numbers rest on: the versions of the libraries, and the faces.
struct PageFooter {
  let report: Report

  var html: String {
    let environment = report.environment
    let fonts = environment.fonts.map { font in
      let standIn = font.standIn.map { ", stands in for \(HTMLText.escaped($0))" } ?? ""
      return "<li>\(HTMLText.name(font.family)) \(HTMLText.escaped(font.version)) "
        + "<span class=\"quiet\">\(HTMLText.name(font.file))\(standIn), SHA-256 "
        + "<code>\(HTMLText.escaped(String(font.sha256.prefix(12))))…</code></span></li>\n"
    }
    let list =
      fonts.isEmpty
      ? ""
      : "<details><summary>\(Wording.counted(fonts.count, "face")) measured</summary>\n<ul>\n\(fonts.joined())</ul></details>\n"
    return """
      <footer>
      <p>Snug \(HTMLText.escaped(report.toolVersion)), HarfBuzz \(HTMLText.escaped(environment.harfbuzz)), \
      FreeType \(HTMLText.escaped(environment.freetype)), ICU \(HTMLText.escaped(environment.icu)), \
      Unicode \(HTMLText.escaped(environment.unicode)).</p>
      \(list)</footer>

      """
  }
}
