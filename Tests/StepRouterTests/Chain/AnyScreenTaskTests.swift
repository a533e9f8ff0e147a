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

  @Test("Runs on screens of any class with their own contexts, hosts included")
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
}
