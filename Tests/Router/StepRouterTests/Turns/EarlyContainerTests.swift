import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 14: a container that answers before its own transition has ended", .onDevice)
struct EarlyContainerTests {
  /// Begins a push on the page that it shows, and answers at once.
  private final class Hasty: UIViewController, CustomContainerViewController {
    private(set) var pages: [UIViewController] = []
    private var shown = 0

    var adapter: any ContainerAdapter { Adapter(container: self) }

    func setPages(_ pages: [UIViewController]) {
      for page in pages where page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
      self.pages = pages
      show(pages.first)
    }

    func show(_ page: UIViewController?) {
      for page in pages { page.viewIfLoaded?.removeFromSuperview() }
      shown = pages.firstIndex { $0 === page } ?? 0
      if let page { view.addSubview(page.view) }
    }

    struct Adapter: ContainerAdapter {
      let container: Hasty

      var containedViewControllers: [UIViewController] { container.pages }
      var visibleViewControllers: [UIViewController] { [container.pages[container.shown]] }

      func makeVisible(
        _ viewController: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        container.show(viewController)
        let stack = viewController as? UINavigationController
        stack?.pushViewController(SearchViewController(), animated: true)
        completion(.success)
      }

      func setContainedViewControllers(
        _ viewControllers: [UIViewController], animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        container.setPages(viewControllers)
        completion(.success)
      }
    }
  }

  private struct AddHastily: ContainerAction {
    typealias ViewController = Hasty
  }

  private let journal = Journal()

  private func bag(
    over stack: UINavigationController, from base: DestinationStep<some UIViewController, Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(
        InlineAction { [journal] (screen, host: UIViewController, animated, completion) in
          journal.note("in transition: \(stack.transitionCoordinator != nil)")
          host.present(screen, animated: animated) { completion(.success) }
        }
      )
      .from(base).assemble()
  }

  @Test("The router waits for the transition of a container that shows a page")
  func reveal() {
    let page = stack(AccountViewController())
    let root = Hasty()
    root.setPages([HomeViewController(), page])
    let stage = Stage(root: root)
    #expect(stage.end(of: bag(over: page, from: base(page)), with: ()) == "built")
    #expect(journal.lines == ["in transition: false"])
    #expect(stage.device.warnings == [])
  }

  @Test("The router waits for the transition of a container that adds a page")
  func update() {
    let page = stack(AccountViewController())
    let root = Hasty()
    root.setPages([HomeViewController()])
    let stage = Stage(root: root)
    let added = StepAssembly(
      finder: NilFinder<UINavigationController, Void>(),
      factory: InlineFactory<UINavigationController, Void> { _ in page }
    ).using(AddHastily()).from(base(root)).assemble()
    #expect(stage.end(of: bag(over: page, from: added), with: ()) == "built")
    #expect(journal.lines == ["in transition: false"])
    #expect(stage.device.warnings == [])
  }
}
