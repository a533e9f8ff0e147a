import ExampleDrawer
import PortableUIKit
import StepRouter
import Testing

/// A drawer from a module that knows nothing of the router: it opens for a screen inside it, and
/// closes for a screen beside it.
@MainActor
@Suite("A third-party drawer", .onTablet) struct DrawerTests {
  private static let filters = StepAssembly(
    finder: ClassFinder<FormViewController, Void>(), factory: NilFactory()
  )
  .from(drawer)
  .assemble()

  private static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(
    SingleStep(finder: ContentStackFinder<Void>(), factory: NilFactory())
  )
  .from(drawer)
  .assemble()

  private static let drawer = StepAssembly(
    finder: ClassFinder<RoutedDrawer, Void>(),
    factory: InlineFactory { (_: Void) in makeDrawer(isOpen: false) }
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  fileprivate static func makeDrawer(isOpen: Bool, isLocked: Bool = false) -> RoutedDrawer {
    let drawer = RoutedDrawer()
    let filters = FormViewController().titled("Filters")
    filters.canBeDismissed = !isLocked
    drawer.menu = filters
    drawer.content = stack(SearchViewController().titled("Results"))
    drawer.setOpen(isOpen, animated: false)
    return drawer
  }

  @Test("The drawer opens for a screen inside it", arguments: Place.allCases, Width.allCases)
  func opens(_ place: Place, width: Width) {
    for isOpen in [false, true] {
      let stage = place.stage(with: Self.makeDrawer(isOpen: isOpen), width: width)
      let isInFront = isOpen && [.root, .tab, .fullScreen].contains(place)
      let end = stage.arrive(at: Self.filters, with: (), animated: isOpen)
      #expect(end == (place == .nowhere ? "built" : isInFront ? "alreadyVisible" : "revealed"))
      #expect(stage.seen.last == "FormViewController \"Filters\"")
      #expect(stage.arrive(at: Self.filters, with: (), animated: true) == "alreadyVisible")
    }
  }

  @Test("The drawer closes for a screen beside it", arguments: Place.allCases, Width.allCases)
  func closes(_ place: Place, width: Width) {
    for isOpen in [false, true] {
      let stage = place.stage(with: Self.makeDrawer(isOpen: isOpen), width: width)
      #expect(stage.arrive(at: Self.account, with: (), animated: isOpen) == "built")
      #expect(stage.seen.last == "AccountViewController")
      #expect(stage.arrive(at: Self.account, with: (), animated: true) == "alreadyVisible")
    }
  }

  @Test("A menu that refuses to go stays open", arguments: Place.allCases)
  func locked(_ place: Place) {
    let stage = place.stage(
      with: Self.makeDrawer(isOpen: true, isLocked: true), width: .compact)
    let end = stage.arrive(at: Self.account, with: (), animated: true)
    if place == .nowhere {
      #expect(end == "built")
    } else {
      #expect(end.hasPrefix("FormViewController “Filters” has to go before AccountViewController"))
    }
  }
}

/// Finds the stack in a drawer's content.
private struct ContentStackFinder<Context>: Finder {
  func findViewController(with context: Context) throws -> UINavigationController? {
    try ClassFinder<DrawerViewController, Context>().findViewController(with: context)?.content
      as? UINavigationController
  }
}

private struct DrawerAdapter: ContainerAdapter {
  struct IsFixed: Error {}

  let drawer: DrawerViewController

  var containedViewControllers: [UIViewController] {
    [drawer.content, drawer.menu].compactMap { $0 }
  }

  var visibleViewControllers: [UIViewController] {
    [drawer.isOpen ? drawer.menu : drawer.content].compactMap { $0 }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    drawer.setOpen(viewController === drawer.menu, animated: animated) { completion(.success) }
  }

  func removedViewControllers(toShow viewController: UIViewController) -> [UIViewController] {
    viewController === drawer.content ? [drawer.menu].compactMap { $0 } : []
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(IsFixed()))
  }
}

final class RoutedDrawer: DrawerViewController, CustomContainerViewController {
  var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
}
