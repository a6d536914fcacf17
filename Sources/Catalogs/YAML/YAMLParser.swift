import CYAML

/// The border with libyaml: UTF-8 goes in, events come out. Nothing else sees the library.
///
/// It stops at the first fault; what came before is kept, and `YAMLRecovery` reads on.
enum YAMLParser {
  struct Event: Equatable {
    var kind: Kind
    /// From 0, as libyaml counts: lines, and Unicode scalars in a line.
    var line: Int
    var column: Int

    enum Kind: Equatable {
      case scalar(Scalar)
      case alias(String)
      case sequenceStart(anchor: String?)
      case mappingStart(anchor: String?)
      /// Of a sequence or mapping.
      case end
    }
  }

  struct Scalar: Equatable {
    var value: String
    var anchor: String?
    var tag: String?
    /// Neither quoted nor in a block.
    var isPlain: Bool
    /// Where a text in quotes ends, from 0.
    var quotedEndLine: Int?
  }

  struct Fault: Equatable {
    var message: String
    /// Where what is at fault begins, as far as libyaml knows.
    var line: Int
    var column: Int
    /// Where it was noticed.
    var noticedLine: Int
    /// There is no reading on behind it.
    var isFinal = false
  }

  /// Catalogs nest about ten levels. libyaml's time grows with the square of the brackets that are open.
  static let heightLimit = 100

  /// `text` is UTF-8 without a byte order mark.
  static func parse(_ text: [UInt8]) -> (events: [Event], fault: Fault?) {
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else {
      return ([], Fault(message: "the YAML parser cannot be created", line: 0, column: 0, noticedLine: 0))
    }
    defer { unsafe yaml_parser_delete(&parser) }
    var events: [Event] = []
    var depth = 0
    let fault: Fault? = unsafe text.withUnsafeBufferPointer { buffer in
      unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      while true {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return unsafe self.fault(of: parser) }
        defer { unsafe yaml_event_delete(&event) }
        if unsafe event.type == YAML_STREAM_END_EVENT { return nil }
        guard let kind = unsafe kind(of: event) else { continue }
        let (line, column) = unsafe (Int(event.start_mark.line), Int(event.start_mark.column))
        switch kind {
        case .sequenceStart, .mappingStart: depth += 1
        case .end: depth -= 1
        case .scalar, .alias: break
        }
        guard depth <= heightLimit else {
          return Fault(message: tooHigh, line: line, column: column, noticedLine: line, isFinal: unsafe !isFlow(event))
        }
        events.append(Event(kind: kind, line: line, column: column))
      }
    }
    return (events, fault)
  }

  static let tooHigh = "nested deeper than \(heightLimit) levels"

  /// In brackets, which end where the line is left out; indented lines have more such lines behind them.
  private static func isFlow(_ event: yaml_event_t) -> Bool {
    unsafe event.type == YAML_SEQUENCE_START_EVENT
      ? event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      : event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        Scalar(
          value: String(decoding: bytes, as: UTF8.self), anchor: text(scalar.anchor), tag: text(scalar.tag),
          isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
          quotedEndLine: [YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE].contains(scalar.style)
            ? Int(event.end_mark.line) : nil))
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return unsafe .sequenceStart(anchor: text(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return unsafe .mappingStart(anchor: text(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    default: return nil
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
  }

  private static func fault(of parser: yaml_parser_t) -> Fault {
    var message = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "the text is no YAML"
    var place = unsafe parser.problem_mark
    if let context = unsafe parser.context.map({ unsafe String(cString: $0) }) {
      message += " (\(context))"
      // Quotes and brackets are at fault from their start; of a map the member is, of a plain scalar the line.
      let isWider = ["while parsing a block", "while scanning a plain"].contains(where: context.hasPrefix)
      if !isWider { place = unsafe parser.context_mark }
    }
    return unsafe Fault(
      message: message, line: Int(place.line), column: Int(place.column), noticedLine: Int(parser.problem_mark.line))
  }
}
