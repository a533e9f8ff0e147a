import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 51: post tasks for the destination", .onDevice)
struct DestinationPostTaskTests {
  private let journal = Journal()

  /// A task that notes each screen for which it runs.
  private struct Noting: PostRoutingTask {
    let name: String
    let journal: Journal

    func perform(
      on screen: UIViewController, with context: Any?, routingStack: [UIViewController]
    ) {
      journal.note("\(name) \(type(of: screen)) \(context ?? "nothing")")
    }
  }

  private func noting(_ name: String) -> Noting { Noting(name: name, journal: journal) }

  private var list: DestinationStep<SearchViewController, Void> {
    StepAssembly(finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory())
      .adding(noting("each"))
      .adding(noting("once").forDestination)
      .using(.push())
      .from(NavigationControllerStep().adding(noting("stack").forDestination))
      .using(.present())
      .from(.current)
      .assemble()
  }

  private var product: DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .adding(
      InlinePostTask { [journal] (_: ProductViewController, id: Int, _) in
        journal.note("typed \(id)")
      }.forDestination
    )
    .using(.push())
    .from(list.expectingContainer())
    .assemble()
  }

  private func take() -> [String] {
    defer { taken.count = journal.lines.count }
    return Array(journal.lines.dropFirst(taken.count))
  }

  private final class Count { var count = 0 }
  private let taken = Count()

  @Test("The task runs when its screen is the destination, built or found, but not on the way")
  func once() {
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: product, with: 7) == "built")
    #expect(take() == ["each SearchViewController nothing", "typed 7"])
    #expect(stage.end(of: product, with: 7) == "alreadyVisible")
    #expect(take() == ["typed 7"])
    #expect(stage.end(of: list, with: ()) == "revealed")
    #expect(take() == ["each SearchViewController nothing", "once SearchViewController nothing"])
    #expect(stage.end(of: product, with: 8) == "built")
    #expect(take() == ["each SearchViewController nothing", "typed 8"])
  }

  @Test("A step without a factory and a container can be the destination")
  func others() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .adding(noting("account").forDestination)
    .from(
      StepAssembly(
        finder: ClassFinder<UITabBarController, Void>(),
        factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
          .with(ClassFactory<AccountViewController, Void>(), using: .addTab()).assemble()
      )
      .adding(noting("tabs").forDestination)
      .using(.replaceRoot()).from(.root).assemble()
    )
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(take() == ["account AccountViewController nothing"])
    let container = ChainAssembly.from(
      NavigationControllerStep<UINavigationController, Void>()
        .adding(noting("stack").forDestination)
    ).using(.present()).from(.current).assemble()
    #expect(stage.end(of: container, with: ()) == "built")
    #expect(take() == ["stack UINavigationController nothing"])
  }
}
