import Foundation
import StepRouterExplorer
import StepRouterReport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// JUnit's XML and SARIF: well-formed, with what their schemas ask for.
@Suite struct GateFormatTests {
  private func report(
    _ made: MadeExploration = .faulty, since previous: MadeExploration? = nil,
    accepting accepted: String = "", onlyNew: Bool = false
  ) throws -> GateReport {
    let review = FaultReview(
      of: try made.read(), since: try previous?.read(), accepting: try AcceptedFaults(accepted),
      onlyNewCount: onlyNew)
    return GateReport(
      review, of: "Proof", record: "shop.jsonl",
      paths: ["Shop/Routes.swift": "Sources/Shop App/Routes.swift"])
  }

  @Test("JUnit has a case for each destination and for each other culprit")
  func junit() throws {
    let elements = try ReadXML.elements(of: try report().junit)
    #expect(
      elements.map(\.summary) == [
        "testsuites name=Proof tests=4 failures=2 errors=0 skipped=0",
        "testsuite name=Proof tests=4 failures=2 errors=0 skipped=0",
        "testcase name=home classname=Proof file=Sources/Shop App/Routes.swift line=10",
        "testcase name=bag classname=Proof file=Sources/Shop App/Routes.swift line=11",
        "failure type=leaked message=CartScreen leaks (3 times)",
        "testcase name=orders classname=Proof file=Sources/Shop App/Routes.swift line=12",
        "testcase name=the move ‘Tap “Help”’ classname=Proof",
        "failure type=notVisible message=the move ‘Tap “Help”’ is not visible",
      ])
    #expect(
      elements[4].text == """
        leaked-eb9a
        bag, Shop/Routes.swift:11: at the start, and in 2 other states
          leaked: CartScreen “Cart 0” is still alive off screen.
          again: expectNothingWrong(await explorer.replay([], asking: "bag"), reporter: .swiftTesting)
        replay: Proof verify --replay leaked-eb9a --since shop.jsonl
        """)
  }

  @Test("An accepted fault, and a known one if only new faults count, is skipped with its reason")
  func skipped() throws {
    let elements = try ReadXML.elements(
      of: try report(since: .faulty, accepting: "leaked-eb9a cached", onlyNew: true).junit)
    #expect(elements.map(\.name).filter { $0 == "failure" } == [])
    #expect(
      elements.filter { $0.name == "skipped" }.map(\.summary) == [
        "skipped message=leaked-eb9a: CartScreen leaks (3 times), known; accepted: cached",
        "skipped message=notVisible-0d41: the move ‘Tap “Help”’ is not visible, known",
      ])
    #expect(elements[0].summary == "testsuites name=Proof tests=4 failures=0 errors=0 skipped=2")
  }

  @Test("Several accepted faults of one destination are all told by its only case")
  func skippedTogether() throws {
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag"], ["leaked", "CartScreen is still alive off screen."]),
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]),
    ]
    let gate = try report(made, since: made, onlyNew: true)
    #expect(gate.review.entries.map(\.fault.description) == ["CartScreen leaks", "“bag” fails"])
    let codes = gate.review.entries.map(\.fault.code)
    try #require(codes.count == 2)
    let elements = try ReadXML.elements(of: gate.junit)
    #expect(
      elements.filter { $0.name == "skipped" }.map(\.summary) == [
        "skipped message=\(codes[0]): CartScreen leaks, known; \(codes[1]): “bag” fails, known"
      ])
    #expect(elements[0].summary == "testsuites name=Proof tests=3 failures=0 errors=0 skipped=1")
  }

  @Test("A case with a fault that fails tells only that one, and doesn't count as skipped")
  func failedAndAccepted() throws {
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "bag"], ["leaked", "CartScreen is still alive off screen."])
    ]
    let before = made
    made.trials.append(
      MadeExploration.trial(in: 1, ["destination": "bag"], ["failed", "No way."]))
    let elements = try ReadXML.elements(
      of: try report(made, since: before, onlyNew: true).junit)
    #expect(elements[0].summary == "testsuites name=Proof tests=3 failures=1 errors=0 skipped=0")
    #expect(!elements.contains { $0.name == "skipped" })
    #expect(
      elements.filter { $0.name == "failure" }.map(\.summary) == [
        "failure type=failed message=“bag” fails"
      ])
  }

  @Test("A text that XML can't hold is written so that it can be read")
  func hostile() throws {
    var made = MadeExploration.faulty
    made.trials = [
      MadeExploration.trial(
        in: 0, ["destination": "<a href=\"&'\">\u{0}\u{1B}[31m"], ["failed", "]]> & \u{FFFE}"])
    ]
    let elements = try ReadXML.elements(of: try report(made).junit)
    #expect(
      elements.contains {
        $0.summary == "testcase name=<a href=\"&'\">\u{FFFD}\u{FFFD}[31m classname=Proof"
      })
    #expect(elements.contains { $0.text.contains("failed: ]]> & \u{FFFD}") })
  }

  @Test("SARIF has a rule for each kind, and a result for each fault with its place and code")
  func sarif() throws {
    let run = try run(of: try report(since: .shop, accepting: "notVisible-0d41 known"))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Proof")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["leaked", "notVisible"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["leaked", "notVisible", "leaked"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, nil])
    #expect(results.map { $0["level"] as? String } == ["error", "note", "note"])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "new", "absent"])
    #expect(results.map { $0["occurrenceCount"] as? Int } == [3, 1, nil])
    #expect(
      results.prefix(2).map { ($0["partialFingerprints"] as? [String: String])?["fault/v1"] }
        == ["leaked-eb9a", "notVisible-0d41"])
    let place = ((results[0]["locations"] as? [[String: Any]])?.first)?["physicalLocation"]
    let artifact = (place as? [String: Any])?["artifactLocation"] as? [String: Any]
    let region = (place as? [String: Any])?["region"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "Sources/Shop%20App/Routes.swift")
    #expect(region?["startLine"] as? Int == 11)
    #expect((results[1]["locations"] as? [Any])?.isEmpty == true)
    let suppressions = results[1]["suppressions"] as? [[String: String]]
    #expect(suppressions == [["kind": "external", "justification": "known"]])
    #expect(results[0]["suppressions"] == nil)
    let message = (results[0]["message"] as? [String: String])?["text"]
    #expect(
      message == """
        CartScreen leaks (3 times).
        CartScreen “Cart 0” is still alive off screen.
        expectNothingWrong(await explorer.replay([], asking: "bag"), reporter: .swiftTesting)
        """)
  }

  @Test("If only new faults count, SARIF has a known one as a note that is unchanged")
  func knownInSarif() throws {
    let run = try run(of: try report(since: .faulty, onlyNew: true))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["leaked", "notVisible"])
    #expect(results.map { $0["level"] as? String } == ["note", "note"])
    #expect(results.map { $0["baselineState"] as? String } == ["unchanged", "unchanged"])
    #expect(results.allSatisfy { $0["suppressions"] == nil })
  }

  @Test("Without an earlier exploration, SARIF doesn't say what is new")
  func nothingEarlierInSarif() throws {
    let run = try run(of: try report())
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error"])
    #expect(results.allSatisfy { $0["baselineState"] == nil })
  }

  /// Checks what the schema of SARIF 2.1.0 requires, and returns the only run.
  private func run(of report: GateReport) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(report.sarif.utf8))
    let log = try #require(json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    for result in results {
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      let state = result["baselineState"] as? String
      #expect([nil, "new", "unchanged", "updated", "absent"].contains(state))
      if let count = result["occurrenceCount"] as? Int { #expect(count >= 1) }
    }
    return runs[0]
  }
}

/// The elements of an XML document, in the order of their start tags.
final class ReadXML: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// The name and the attributes, in the order in which JUnit's readers expect them.
    var summary: String {
      let order = [
        "name", "tests", "failures", "errors", "skipped", "type", "message", "classname", "file",
        "line",
      ]
      let pairs = order.compactMap { key in attributes[key].map { "\(key)=\($0)" } }
      return ([name] + pairs).joined(separator: " ")
    }
  }

  private var elements: [Element] = []
  private var open: [Int] = []

  static func elements(of text: String) throws -> [Element] {
    let reader = ReadXML()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isWellFormed = parser.parse()
    #expect(isWellFormed, "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
