import Vocabulary

/// The document around the page: what the browser may do with it, the style before it and the script behind it.
struct PageFrame {
  let title: String
  let style: String
  let script: String

  /// Nothing is fetched from anywhere, and no script runs but the page's own, whatever a title holds. Pictures carry
  /// their tracking in `style` attributes.
  private var policy: String {
    let hash = Base64.text(of: SHA256.digest(of: Array(script.utf8)))
    return "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; base-uri 'none'; "
      + "form-action 'none'"
  }

  var head: String {
    """
    <!doctype html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="snug">
    <title>\(HTMLText.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the findings</a>

    """
  }

  var tail: String { "<script>\(script)</script>\n</body>\n</html>\n" }

  /// Lines that the script takes apart when it needs them, after one with what is short for what. Text in them is
  /// escaped, so that no line can end the element.
  static func store(_ id: String, _ lines: [String]) -> String {
    let shorthand = Shorthand(lines)
    let all = [shorthand.fragments.joined(separator: "'")] + lines.map(shorthand.shortened)
    return "<script type=\"text/plain\" id=\"\(id)\">" + all.joined(separator: "\n") + "</script>\n"
  }

  static func store(_ id: String, json: [UInt8]) -> String {
    "<script type=\"application/json\" id=\"\(id)\">" + String(decoding: json, as: UTF8.self) + "</script>\n"
  }
}

/// RFC 4648 §4.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for place in 0..<4 {
        result.append(place > group.count ? 0x3D : digits[Int(bits >> UInt32(18 - 6 * place) & 63)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
