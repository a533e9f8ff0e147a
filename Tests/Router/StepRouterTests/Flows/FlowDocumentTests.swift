import PortableUIKit
import StepRouter
import StepRouterFlows
import Testing

@MainActor @Suite("Flows: documents", .onDevice)
struct FlowDocumentTests {
  nonisolated static let valid = """
    [
      { "id": "welcome" },
      { "id": "interests", "status": "completed" },
      { "id": "kind, \\"[or so]\\"", "status": "pending", "next": "terms", "note": [{}, "}"] },
      { "id": "address", "status": "inProgress" },
      { "id": "terms", "status": null, "next": null }
    ]

    """

  @Test("A document gives the order, the statuses and the branches")
  func read() throws {
    let steps = try FlowDocument(Data(Self.valid.utf8)).steps
    #expect(
      steps.map { "\($0.id) \($0.status) \($0.next ?? "-")" } == [
        "welcome pending -", "interests completed -", "kind, \"[or so]\" pending terms",
        "address inProgress -", "terms pending -",
      ])
    // A slice of larger data is read from where the slice begins.
    let part = Data((" " + Self.valid).utf8).dropFirst()
    #expect(try FlowDocument(part).steps == steps)
  }

  @Test("An empty list is a document without steps", arguments: ["[]", " [\n] ", "\t[\r\n\t]\r\n"])
  func empty(text: String) throws {
    #expect(try FlowDocument(Data(text.utf8)).steps == [])
  }

  @Test("Other values of a step may be nested, and may repeat a key in different objects")
  func furtherKeys() throws {
    let text = """
      [{ "id": "a", "x": [{ "y": 1 }, { "y": { "y": [[]], "id": 2 } }], "w": { "y": 3 } }]
      """
    #expect(try FlowDocument(Data(text.utf8)).steps.map(\.id) == ["a"])
  }

  @Test("A string may end with an escaped backslash")
  func backslash() throws {
    let text = #"[{ "id": "C:\\" }, { "id": "\\\"" }]"#
    #expect(try FlowDocument(Data(text.utf8)).steps.map(\.id) == [#"C:\"#, #"\""#])
  }

  nonisolated static let malformed: [(String, String)] = [
    ("", "line 1: a list in “[ ]” is expected"),
    ("\n{ \"id\": \"a\" }", "line 2: a list in “[ ]” is expected"),
    ("[\n  { \"id\": \"a\" },\n", "line 3: its end is missing"),
    ("[\n  { \"id\": \"a }\n]", "line 3: its end is missing"),
    ("[{ \"id\": \"a\" }]\n\nx", "line 3: nothing may follow the list"),
    ("[\n{ \"id\": \"a\" },\n,\n{ \"id\": \"b\" }]", "line 3: a step is missing before “,”"),
    ("[\n{ \"id\": \"a\" },\n]", "line 3: a step is missing before “]”"),
    ("[\n}\n]", "line 2: “}” closes nothing"),
    ("[\n{ \"id\": \"a\" },\n{ \"id\" \"b\" }]", "line 3: it is not valid JSON"),
    ("[\n{ \"id\": \"a\" }\n{ \"id\": \"b\" }]", "line 2: it is not valid JSON"),
    ("[\n{ \"id\": [\"a\" }]\n]", "line 2: it is not valid JSON"),
    ("[\n\"a\"]", "line 2: a step in “{ }” is expected"),
    ("[\n{ \"status\": \"pending\" }]", "line 2: it has no “id”"),
    ("[\n{ \"id\": null }]", "line 2: its “id” is not a text"),
    ("[\n\n{\n\"id\": 7 }]", "line 3: its “id” is not a text"),
    ("[{ \"id\": \"a\", \"next\": [] }]", "line 1: its “next” is not a text"),
    (
      "[{ \"id\": \"a\" },\n { \"id\": \"b\", \"status\": \"done\" }]",
      "line 2: there is no status “done”, but pending, inProgress, completed"
    ),
    ("[{ \"id\": \"a\" },\n\n{ \"id\": \"a\" }]", "line 3: “a” is listed twice"),
    (
      "[{ \"id\": \"a\" },\n{ \"id\": \"b\", \"next\": \"c\" }]",
      "line 2: “c” comes next, but is not listed"
    ),
    // Keys that appear twice, however they're written.
    ("[\n{ \"id\": \"a\", \"id\": \"b\" }]", "line 2: a key appears twice"),
    ("[\n{ \"id\": \"a\", \"id\": \"a\" }]", "line 2: a key appears twice"),
    ("[{ \"id\": \"a\", \"\\u0069d\": \"b\" }]", "line 1: a key appears twice"),
    ("[{ \"id\": \"a\", \"x\": 1, \"x\": null }]", "line 1: a key appears twice"),
    ("[{ \"id\": \"a\", \"x\": [{ \"y\": 1, \"y\": 2 }] }]", "line 1: a key appears twice"),
    // Invalid texts.
    ("[\n\n{ \"id\": \"\\ud800\" }]", "line 3: it is not valid JSON"),
    ("[{ \"id\": \"\\udc00\\ud800\" }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\", \"x\": \"\\ud800x\" }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\u{1}\" }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\nb\" }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"\\x\" }]", "line 1: it is not valid JSON"),
    // Invalid numbers, and numbers that are too large.
    ("[{ \"id\": \"a\",\n\"x\": 1e999 }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\", \"x\": -1e999 }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\", \"x\": 01 }]", "line 1: it is not valid JSON"),
    ("[{ \"id\": \"a\", \"x\": NaN }]", "line 1: it is not valid JSON"),
    ("[\n1e999\n]", "line 2: it is not valid JSON"),
    ("[\n42\n]", "line 2: a step in “{ }” is expected"),
    ("[null]", "line 1: a step in “{ }” is expected"),
    // Trailing commas, and text that isn't JSON.
    ("[{ \"id\": \"a\", }]", "line 1: something is missing behind “,”"),
    ("[{ \"id\": \"a\",\n\"x\": [1,] }]", "line 2: something is missing behind “,”"),
    ("[{ \"id\": \"a\" /* b */ }]", "line 1: it is not valid JSON"),
    ("[{ 'id': 'a' }]", "line 1: it is not valid JSON"),
    ("[{ id: \"a\" }]", "line 1: it is not valid JSON"),
    ("[\u{FEFF}{ \"id\": \"a\" }]", "line 1: it is not valid JSON"),
    ("[\u{A0}{ \"id\": \"a\" }]", "line 1: it is not valid JSON"),
    ("[] \u{FEFF}", "line 1: nothing may follow the list"),
    ("[]\u{B}", "line 1: nothing may follow the list"),
    ("[{ \"id\": true }]", "line 1: its “id” is not a text"),
  ]

  /// The reason why the bytes are refused; nil if they're read.
  private func problem(in bytes: some Sequence<UInt8>) -> String? {
    do throws(FlowDocument.Problem) {
      _ = try FlowDocument(Data(bytes))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A single byte order mark at the beginning is skipped")
  func byteOrderMark() throws {
    let steps = try FlowDocument(Data(Self.valid.utf8)).steps
    #expect(try FlowDocument(Data([0xEF, 0xBB, 0xBF] + Self.valid.utf8)).steps == steps)
    let part = Data([0, 0xEF, 0xBB, 0xBF] + Self.valid.utf8).dropFirst()
    #expect(try FlowDocument(part).steps == steps)
    let twice: [UInt8] = [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]
    #expect(problem(in: twice + Self.valid.utf8) == "line 1: a list in “[ ]” is expected")
  }

  @Test(
    "Bytes that aren't UTF-8 are refused, even in a key or in a value that isn't read",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    func document(_ before: String, _ after: String) -> [UInt8] {
      Array("[{ \"id\": \"a\" },\n{ \"id\": \"b".utf8) + Array(before.utf8) + bytes
        + Array(after.utf8)
    }
    for (before, after) in [
      ("", "\" }]"), ("\", \"", "\": 1 }]"), ("\", \"x\": [{ \"y\": \"", "\" }] }]"),
    ] {
      #expect(problem(in: document(before, after)) == "line 2: it is not UTF-8")
    }
    #expect(problem(in: bytes + Array("[]".utf8)) == "line 1: a list in “[ ]” is expected")
    #expect(problem(in: Array("[]".utf8) + bytes) == "line 1: nothing may follow the list")
  }

  @Test(
    "Other encodings are refused", arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32])
  func otherEncoding(encoding: String.Encoding) throws {
    let data = try #require(Self.valid.data(using: encoding))
    #expect(
      problem(in: data) == "line 1: a list in “[ ]” is expected"
        || problem(in: data) == "line 1: it is not valid JSON")
  }

  @Test("More than 64 open brackets are refused, whatever follows")
  func deep() throws {
    let reason = "more than 64 brackets are open"
    #expect(
      problem(in: Data(repeating: UInt8(ascii: "["), count: 100_000_000)) == "line 1: \(reason)")
    let objects = "[\n" + String(repeating: "{ \"x\":\n", count: 100_000)
    #expect(problem(in: objects.utf8) == "line 65: \(reason)")
    func nested(_ depth: Int) -> String {
      "[{ \"id\": \"a\", \"x\": " + String(repeating: "[", count: depth)
        + String(repeating: "]", count: depth) + " }]"
    }
    #expect(problem(in: nested(62).utf8) == nil)
    #expect(problem(in: nested(63).utf8) == "line 1: \(reason)")
  }

  @Test("A document of 50,000 steps is read, or refused at the right line")
  func long() throws {
    let count = 50_000
    let text = (0..<count).map {
      "{ \"id\": \"step \($0)\", \"next\": \"step \(count - 1 - $0)\" }"
    }
    .joined(separator: ",\n")
    let steps = try FlowDocument(Data("[\(text)]".utf8)).steps
    #expect(steps.count == count)
    #expect(steps.last?.next == "step 0")
    let broken = "[\(text), { \"id\": \"step 7\" }]"
    #expect(problem(in: broken.utf8) == "line \(count): “step 7” is listed twice")
  }

  @Test("A malformed document is refused with the line and the reason", arguments: malformed)
  func refused(text: String, problem: String) {
    #expect(throws: FlowDocument.Problem.self) { try FlowDocument(Data(text.utf8)) }
    do throws(FlowDocument.Problem) {
      _ = try FlowDocument(Data(text.utf8))
    } catch {
      #expect(error.description == problem)
    }
  }

  private func screen(_ id: String) -> AnyScreen {
    StepAssembly(
      finder: InlineStackIteratingFinder<Screen, String> { screen, id in screen.title == id },
      factory: InlineFactory { Screen().titled($0) }
    ).using(.push()).with(id)
  }

  /// The ids in the order in which the flow shows them.
  private func run(_ flow: Flow<String>) async -> [String] {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    let navigator = FlowNavigator(flow, router: stage.router, from: .viewController(root))
    let task = Task {
      var run: [String] = []
      var next = try await navigator.start(animated: false)
      while let id = next, run.count < 9 {
        run.append(id)
        next = try await navigator.advance(from: id, animated: false)
      }
      return run
    }
    await stage.settle()
    let shown = (try? await task.value) ?? []
    #expect(root.viewControllers.dropFirst().map(\.title) == shown)
    return shown
  }

  @Test("A flow follows its document, and leaves out steps that the app has no screen for")
  func flow() async throws {
    let text = """
      [
        { "id": "welcome" },
        { "id": "interests", "status": "completed" },
        { "id": "kind", "next": "address" },
        { "id": "from the future" },
        { "id": "address", "next": "from the future" },
        { "id": "terms" }
      ]
      """
    let document = try FlowDocument(Data(text.utf8))
    let known = ["welcome", "interests", "kind", "address", "terms"]
    let screens = Dictionary(uniqueKeysWithValues: known.map { ($0, screen($0)) })
    #expect(await run(document.flow(of: screens)) == ["welcome", "kind", "address", "terms"])
    let statuses = document.flow(of: screens) { step in
      step.id == "welcome" ? .completed : .pending
    }
    #expect(await run(statuses) == ["interests", "kind", "address", "terms"])
  }
}
