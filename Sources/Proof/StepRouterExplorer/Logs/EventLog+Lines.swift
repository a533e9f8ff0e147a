import PortableUIKit
import StepRouter

extension EventLog {
  /// The log as the contents of a file.
  public var data: Data {
    var data = Line.header(level, lostEntries)
    for entry in entries { data += Line.of(entry) }
    return data
  }

  /// The building blocks of a file's lines.
  enum Line {
    struct Header: Codable {
      let eventLog: Int
      var level: String?
      var lost: Int?
    }

    static let newline = UInt8(ascii: "\n")

    static func header(_ level: RoutingEvent.Level?, _ lost: Int) -> Data {
      line(
        Header(
          eventLog: EventLog.version, level: level.map { "\($0)" }, lost: lost > 0 ? lost : nil))
    }

    static func of(_ entry: Entry) -> Data { line(entry) }

    private static func line(_ value: some Encodable) -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // Encoding can't fail: there are only names, numbers and texts.
      return ((try? encoder.encode(value)) ?? Data()) + [newline]
    }
  }
}

extension EventLog.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case time = "t"
    case move, request, step, link, arrival, event, forgotten
  }

  /// Reads a line.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seconds = try values.decode(Double.self, forKey: .time)
    // Far longer than any app runs, and far shorter than a duration can hold.
    guard (0...1e9).contains(seconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: values, debugDescription: "“t” is not a time since the beginning")
    }
    time = .milliseconds(Int((seconds * 1_000).rounded()))
    content = try Self.content(in: values)
  }

  private static func content(
    in values: KeyedDecodingContainer<CodingKeys>
  ) throws -> EventLog.Content {
    if let move = try values.decodeIfPresent(UserMove.self, forKey: .move) { return .move(move) }
    if let name = try values.decodeIfPresent(String.self, forKey: .request) {
      return .request(name)
    }
    if let step = try values.decodeIfPresent(StepReference.self, forKey: .step) {
      return .step(step)
    }
    if let link = try values.decodeIfPresent(String.self, forKey: .link) {
      return .link(link, try values.decode(LinkArrival.self, forKey: .arrival))
    }
    if let event = try values.decodeIfPresent(RoutingEvent.self, forKey: .event) {
      return .event(event)
    }
    return .forgotten(try values.decode(Int.self, forKey: .forgotten))
  }

  /// Writes a line.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode((time / .milliseconds(1)).rounded() / 1_000, forKey: .time)
    switch content {
    case .move(let move): try values.encode(move, forKey: .move)
    case .request(let name): try values.encode(name, forKey: .request)
    case .step(let step): try values.encode(step, forKey: .step)
    case .link(let url, let arrival):
      try values.encode(url, forKey: .link)
      try values.encode(arrival, forKey: .arrival)
    case .event(let event): try values.encode(event, forKey: .event)
    case .forgotten(let count): try values.encode(count, forKey: .forgotten)
    }
  }
}
