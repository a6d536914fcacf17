import CExpat

/// The border with Expat: UTF-8 goes in, an `XMLElement` tree comes out. Nothing else sees the library.
///
/// Expat checks well-formedness, expands what the document declares, and stops at the first fault; what was open there
/// is kept as incomplete. External entities and DTDs are never loaded: no handler is set that could.
enum ExpatParser {
  struct Result {
    var root: XMLElement?
    var prologComments: [XMLText] = []
    /// Without the fault.
    var problems: [XMLProblem] = []
    var fault: XMLFault?
  }

  /// Parses UTF-8, whatever encoding the document declares. What stands around one of the `damages` is not complete.
  static func parse(_ text: [UInt8], damages: [Int] = []) -> Result {
    var builder = XMLTreeBuilder(inputLength: text.count, damages: damages)
    guard let parser = unsafe XML_ParserCreate("UTF-8") else {
      builder.report("the XML parser cannot be created", at: 0)
      return builder.finish(at: 0)
    }
    defer { unsafe XML_ParserFree(parser) }
    let context = unsafe ParserContext(parser: parser, builder: builder)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(context).toOpaque())
    unsafe setHandlers(of: parser)
    // Past 2 GB an offset no longer fits the library's long on every platform.
    let length = Int32(exactly: text.count) ?? Int32.max
    let status = unsafe text.withUnsafeBytes { buffer in
      unsafe XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), length, 1)
    }
    let end = unsafe min(max(Int(XML_GetCurrentByteIndex(parser)), 0), text.count)
    let code = unsafe status == XML_STATUS_OK ? XML_ERROR_NONE : XML_GetErrorCode(parser)
    // Stopped from here: the reason is told already.
    if code != XML_ERROR_NONE, code != XML_ERROR_ABORTED {
      let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "error \(code.rawValue)"
      context.builder.fail(kind(of: code), words: words, at: end)
    }
    return context.builder.finish(at: end)
  }

  private static func kind(of code: XML_Error) -> XMLFault.Kind {
    switch code {
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_DUPLICATE_ATTRIBUTE: .token
    case XML_ERROR_TAG_MISMATCH: .endTag
    case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF, XML_ERROR_BINARY_ENTITY_REF: .reference
    case XML_ERROR_MISPLACED_XML_PI, XML_ERROR_XML_DECL: .declaration
    default: .end
    }
  }

  private static func setHandlers(of parser: XML_Parser) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name = unsafe name, let context = unsafe ParserContext.from(data) else { return }
        var pairs: [(String, String)] = []
        var index = 0
        while let attribute = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
          unsafe pairs.append((String(cString: attribute), String(cString: value)))
          index += 2
        }
        let (start, end) = context.range
        context.builder.open(unsafe String(cString: name), attributes: pairs, at: start, contentAt: end)
        context.stopIfOutOfHand()
      },
      { data, _ in
        guard let context = unsafe ParserContext.from(data) else { return }
        context.builder.close(at: context.range.end)
      })
    unsafe XML_SetCharacterDataHandler(parser) { data, text, length in
      guard let context = unsafe ParserContext.from(data), let text = unsafe text, length > 0 else { return }
      unsafe text.withMemoryRebound(to: UInt8.self, capacity: Int(length)) { bytes in
        unsafe context.builder.append(UnsafeBufferPointer(start: bytes, count: Int(length)), at: context.range.start)
      }
      context.stopIfOutOfHand()
    }
    unsafe XML_SetCdataSectionHandler(
      parser,
      { data in
        guard let context = unsafe ParserContext.from(data) else { return }
        context.builder.beginCDATA(at: context.range.start)
      },
      { data in unsafe ParserContext.from(data)?.builder.endCDATA() })
    unsafe XML_SetCommentHandler(parser) { data, text in
      guard let context = unsafe ParserContext.from(data), let text = unsafe text else { return }
      context.builder.comment(unsafe String(cString: text), at: context.range.start)
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, isParameterEntity in
      guard isParameterEntity == 0, let name = unsafe name, let context = unsafe ParserContext.from(data) else {
        return
      }
      context.builder.skipEntity(unsafe String(cString: name), at: context.range.start)
    }
    unsafe XML_SetExternalEntityRefHandler(parser) { parser, _, _, _, _ in
      guard let parser = unsafe parser, let context = unsafe ParserContext.from(cexpat_userData(parser)) else {
        return 0
      }
      context.builder.refuseExternalEntity(at: context.range.start)
      return 1
    }
  }
}

/// What the callbacks need: the builder, and the parser to ask where it stands.
@safe private final class ParserContext {
  private let parser: XML_Parser
  /// A struct, so that an event is one access to it and not one for each of its parts.
  var builder: XMLTreeBuilder

  init(parser: XML_Parser, builder: XMLTreeBuilder) {
    unsafe self.parser = unsafe parser
    self.builder = builder
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> ParserContext? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<ParserContext>.fromOpaque(data).takeUnretainedValue()
  }

  /// The bytes of the event; those of the reference for what an entity expands to.
  var range: (start: Int, end: Int) {
    let start = unsafe max(Int(XML_GetCurrentByteIndex(parser)), 0)
    return unsafe (start, start + Int(XML_GetCurrentByteCount(parser)))
  }

  func stopIfOutOfHand() {
    if builder.isOutOfHand { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
  }
}
