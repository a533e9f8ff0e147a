import PortableUIKit
import StepRouter
import Testing

/// A task written once for every screen.
@MainActor
@Suite(.onDevice) struct AnyScreenTaskTests {
  private struct LogScreen: PostRoutingTask {
    let journal: Journal

    func perform(
      on viewController: UIViewController, with context: Any?, routingStack: [UIViewController]
    ) {
      journal.note("shown: \(type(of: viewController)), \(context ?? "nothing")")
    }
  }

  private struct NameScreen: ContextTask {
    let journal: Journal
    private var prepared = 0

    init(journal: Journal) { self.journal = journal }

    mutating func prepare(with context: Any?) { prepared += 1 }

    func perform(on viewController: UIViewController, with context: Any?) {
      viewController.title = "named"
      journal.note("named: \(type(of: viewController)), \(context ?? "nothing"), \(prepared)")
    }
  }

  @Test("A task for any screen runs on screens and hosts of every class, with their own contexts")
  func everyScreen() {
    let journal = Journal()
    let product = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(NameScreen(journal: journal))
    .adding(LogScreen(journal: journal))
    .using(.push())
    .from(NavigationControllerStep().adding(LogScreen(journal: journal)))
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory()
    )
    .adding(NameScreen(journal: journal))
    .adding(LogScreen(journal: journal))
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: product, with: 7, animated: false) == "built")
    #expect(stage.end(of: account, with: nil, animated: false) == "built")
    #expect(
      journal.lines == [
        "named: ProductViewController, 7, 1",
        "shown: UINavigationController, 7",
        "shown: ProductViewController, 7",
        "named: AccountViewController, nothing, 1",
        "shown: AccountViewController, nothing",
      ])
  }

  private struct Failing: ContextTask {
    func perform(on viewController: UIViewController, with context: Any?) throws { throw Refusal() }
  }

  @Test("A task for any screen gets no context for `Void`, and nested optionals unwrapped")
  func nothing() {
    let journal = Journal()
    func home<Context>(
      _: Context.Type
    ) -> DestinationStep<HomeViewController, Context> {
      StepAssembly(finder: ClassFinder<HomeViewController, Context>(), factory: ClassFactory())
        .adding(NameScreen(journal: journal))
        .using(.replaceRoot())
        .from(.root)
        .assemble()
    }
    let stage = Stage(root: HomeViewController())
    _ = stage.end(of: home(Void.self), with: ())
    _ = stage.end(of: home(Int??.self), with: .some(nil))
    _ = stage.end(of: home(Int??.self), with: 7)
    #expect(
      journal.lines == [
        "named: HomeViewController, nothing, 1", "named: HomeViewController, nothing, 1",
        "named: HomeViewController, 7, 1",
      ])
  }

  @Test("An error names the task itself, not the wrapper around it")
  func failing() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Int>(), factory: ClassFactory()
    )
    .adding(Failing(), fileID: "Shop/Routes.swift", line: 3)
    .using(.replaceRoot())
    .from(.root)
    .assemble()
    #expect(
      Stage(root: HomeViewController()).end(of: account, with: 7)
        == "The context task Failing of AccountViewController at Shop/Routes.swift:3 threw: "
        + "refused by the test.")
  }
}
