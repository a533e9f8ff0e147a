import PortableUIKit
import StepRouter
import StepRouterFlows
import Testing

@MainActor @Suite("Flows: arguments of a step", .onDevice)
struct FlowArgumentTests {
  struct Survey: Decodable {
    struct Page: Decodable { var title: String }

    var questions: Int
    var pages: [Page]?
  }

  struct Hint: Decodable { var text: String? }

  private var screens: [String: FlowScreen] {
    [
      "welcome": FlowScreen(
        StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory())
          .using(.push()).with(())),
      "survey": FlowScreen(Survey.self) { survey in
        StepAssembly(
          finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
        )
        .using(.push()).with(survey.questions)
      },
      "hint": FlowScreen(Hint.self) { hint in
        StepAssembly(
          finder: ClassFinder<SearchViewController, Void>(),
          factory: InlineFactory { (_: Void) in
            let screen = SearchViewController()
            screen.title = hint.text ?? "no hint"
            return screen
          }
        )
        .using(.push()).with(())
      },
    ]
  }

  private func navigator(_ text: String, on stage: Stage) throws -> FlowNavigator<String> {
    FlowNavigator(
      try FlowDocument(Data(text.utf8)).flow(of: screens), router: stage.router, from: .current())
  }

  @Test("A step's screen gets the arguments of the document")
  func shown() async throws {
    let stage = Stage(root: stack(AccountViewController()))
    stage.device.timeMode = .automatic
    let flow = try navigator(
      """
      [
        { "id": "survey", "with": { "questions": 3, "pages": [{ "title": "One" }] } },
        { "id": "unknown", "with": 7 },
        { "id": "hint", "with": { "text": "Go on" } },
        { "id": "welcome" }
      ]
      """, on: stage)
    #expect(try await flow.start() == "survey")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController
          ProductViewController "Product 3" [visible]
        """)
    #expect(try await flow.advance(from: "survey") == "hint")
    #expect(try await flow.advance(from: "hint") == "welcome")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController
          ProductViewController "Product 3"
          SearchViewController "Go on"
          HomeViewController [visible]
        """)
  }

  @Test("Arguments that may all be missing need no “with”")
  func missing() async throws {
    let stage = Stage(root: stack(AccountViewController()))
    stage.device.timeMode = .automatic
    let flow = try navigator("[{ \"id\": \"hint\" }]", on: stage)
    #expect(try await flow.start() == "hint")
    #expect(stage.tree.contains("SearchViewController \"no hint\" [visible]"))
  }

  nonisolated static let unfit: [(String, String, String)] = [
    ("{ \"id\": \"survey\" }", "with", "line 3: “survey” needs arguments: add “with”"),
    (
      "{ \"id\": \"welcome\", \"with\": {} }", "with",
      "line 3: “welcome” takes nothing: remove its “with”"
    ),
    (
      "{ \"id\": \"survey\",\n  \"with\": {\n    \"questions\": \"three\" } }", "with.questions",
      "line 5: “questions” is a text, but Int is expected, in its “with”"
    ),
    (
      "{ \"id\": \"survey\",\n  \"with\": { \"question\": 3 } }", "with.questions",
      "line 4: there is no “questions”, in its “with”"
    ),
    (
      "{ \"id\": \"survey\", \"with\": { \"questions\": 3,\n \"pages\": [{ \"title\": \"a\" },\n {}] } }",
      "with.pages.2.title", "line 5: there is no “title”, in its “with”"
    ),
    (
      "{ \"id\": \"survey\", \"with\": [3] }", "with",
      "line 3: it is a list, but an object is expected, in its “with”"
    ),
  ]

  @Test("Arguments that don't fit are refused, with the line and the key", arguments: unfit)
  func unfit(step: String, key: String, fault: String) {
    let text = "[\n{ \"id\": \"hint\" },\n\(step)\n]"
    do throws(FlowDocument.Problem) {
      _ = try FlowDocument(Data(text.utf8)).flow(of: screens)
      Issue.record("It is taken.")
    } catch {
      #expect("\(error)" == fault)
      #expect(error.key == key)
    }
  }

  @Test("Two documents with the same steps are equal, wherever their lines are")
  func equal() throws {
    let text = "[{ \"id\": \"survey\", \"with\": { \"questions\": 3 } }]"
    let one = try FlowDocument(Data(text.utf8)).steps
    #expect(try FlowDocument(Data(("\n" + text).utf8)).steps == one)
    let other = text.replacing("3", with: "4")
    #expect(try FlowDocument(Data(other.utf8)).steps != one)
  }
}
