import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Logs as files.
@Suite struct EventLogTests {
  private static let text = """
    {"eventLog":1,"level":"information"}
    {"move":{"kind":"tap","name":"Bag"},"t":0.25}
    {"request":"product 42","t":1.5}
    {"step":{"location":{"fileID":"Shop/Routes.swift","line":7},"screen":"Bag"},"t":1.5}
    {"arrival":"atLaunch","link":"shop://bag","t":2}
    {"event":{"kind":{"queued":{}},"navigation":3},"t":2.001}
    {"forgotten":12,"t":3}

    """

  private static let header = "{\"eventLog\":1}\n"
  private static let empty =
    "The log is empty: nothing was recorded. Give the recorder to the router before it is asked."

  private static func broken(_ line: Int, _ reason: String) -> String {
    "Line \(line) of the log is broken: \(reason). Mend it, or delete it and what follows."
  }

  private static let refusals: [(text: String, message: String)] = [
    ("", empty),
    ("{\"eventLog\":1,\"le", empty),
    (
      "Dear all,\n",
      "The first line is not the header of an event log. Give a file that an EventLogRecorder "
        + "wrote."
    ),
    (
      "{\"eventLog\":2}\n",
      "The log has version 2 of the format, and this library reads version 1. Use the StepRouter "
        + "with which it was recorded."
    ),
    ("{\"eventLog\":1,\"level\":\"loud\"}\n", broken(1, "there is no level “loud”")),
    (header + "{\"t\":\n{\"t\":1,\"request\":\"bag\"}\n", broken(2, "it is not JSON")),
    (header + "{\"t\":1}\n", broken(2, "“forgotten” is missing")),
    (
      header + "{\"t\":-1,\"request\":\"bag\"}\n",
      broken(2, "“t” is not a time since the beginning")
    ),
    (header + "{\"t\":1,\"request\":7}\n", broken(2, "“request” has another type")),
  ]

  private func read(_ text: String) throws(EventLogError) -> EventLog {
    try EventLog(Data(text.utf8))
  }

  private func error(_ text: String) -> String? {
    do throws(EventLogError) {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  @Test("A log is read as it was written, line by line")
  func roundTrip() throws {
    let log = try read(Self.text)
    let times = [250, 1500, 1500, 2000, 2001, 3000]
    #expect(log.entries.map(\.time) == times.map(Duration.milliseconds))
    #expect(log.level == .information)
    #expect(log.notes == [])
    #expect(String(decoding: log.data, as: UTF8.self) == Self.text)
    #expect(try EventLog(log.data) == log)
  }

  @Test("An incomplete last line is left out with a note, wherever it's cut")
  func cut() throws {
    let whole = Data(Self.text.utf8)
    let start = try #require(Self.text.range(of: "{\"forgotten\"")).lowerBound
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: start)
    for end in (offset + 1)..<(whole.count - 2) {
      let log = try EventLog(whole.prefix(end))
      #expect(log.entries.count == 5)
      #expect(log.notes == ["Line 7, the last one, is cut off and was left out."])
    }
    #expect(try EventLog(whole.dropLast()).entries.count == 6)
  }

  @Test(
    "A broken log, or a file that isn't one, is refused with advice on what to do",
    arguments: refusals)
  func refused(text: String, message: String) {
    #expect(error(text) == message)
  }

  @Test("Blank lines in a log are skipped, but counted")
  func blankLines() throws {
    let request = "{\"t\":1,\"request\":\"bag\"}\n"
    let log = try read(Self.header + "\n" + request + "\n\n")
    #expect(log.entries == [EventLog.Entry(at: .seconds(1), .request("bag"))])
    #expect(log.notes == [])
    #expect(error(Self.header + "\n\n{\"t\":\n") == Self.broken(4, "it is not JSON"))
    #expect(error("\n\n") == Self.empty)
  }

  @Test("A log that is only a header holds nothing, at no level")
  func onlyHeader() throws {
    for text in [Self.header, String(Self.header.dropLast())] {
      let log = try read(text)
      #expect(log.entries == [])
      #expect(log.level == nil)
      #expect(log.lostEntries == 0)
      #expect(log.notes == [])
    }
  }

  @Test("A missing file is refused by its name")
  func absent() {
    #expect {
      try EventLog(contentsOf: URL(fileURLWithPath: "/nowhere/report.jsonl"))
    } throws: { error in
      "\(error)".hasPrefix("The log “/nowhere/report.jsonl” cannot be read: ")
        && "\(error)".hasSuffix(". Check the path.")
    }
  }

  @Test("Deeds are written as source, with the pauses that are too short to come to rest")
  func deeds() throws {
    #expect(
      try read(Self.text).deeds.map(\.description) == [
        ".move(.tap(\"Bag\"))", ".request(\"product 42\")",
        ".request(toScreen: \"Bag\", in: \"Shop/Routes.swift\", after: .milliseconds(0))",
        ".link(\"shop://bag\", .atLaunch, after: .milliseconds(500))",
      ])
    let deeds: [EventLog.Deed] = [.move(.back), .request("bag", after: .milliseconds(120))]
    #expect(EventLog(deeds).deeds == deeds)
  }
}
