import PortableUIKit
import StepRouter
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

  @Test("Order, statuses and branches are read")
  func read() throws {
    let steps = try FlowDocument(Data(Self.valid.utf8)).steps
    #expect(
      steps.map { "\($0.id) \($0.status) \($0.next ?? "-")" } == [
        "welcome pending -", "interests completed -", "kind, \"[or so]\" pending terms",
        "address inProgress -", "terms pending -",
      ])
    // A part of some larger data is read where it begins.
    let part = Data((" " + Self.valid).utf8).dropFirst()
    #expect(try FlowDocument(part).steps == steps)
  }

  @Test("An empty list is a flow that is finished", arguments: ["[]", " [\n] "])
  func empty(text: String) throws {
    #expect(try FlowDocument(Data(text.utf8)).steps == [])
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
  ]

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

  @Test("The flow follows the document; what the app has no screen for is left out")
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
