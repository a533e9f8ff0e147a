import PortableUIKit
import StepRouter
import StepRouterState
import StepRouterTesting

final class SettingsViewController: Screen {}

/// A shop with two tabs and a sheet, its routes, and a driver on the real router.
@MainActor
final class RouteShop {
  let stage: Stage
  let journal = Journal()
  var loginAnswer = Answer.pass
  /// What happens while the interceptor of a product is asked.
  var onGuard: (@MainActor () -> Void)?
  private(set) var failures: [String] = []

  init() {
    stage = Stage(root: UIViewController())
  }

  private(set) lazy var presenter = StepPresenter(
    router: stage.router, map: map, base: tabs.with(()),
    windowProvider: CustomWindowProvider { [stage] in stage.window })
  private(set) lazy var driver = RouteDriver(presenter) { [weak self] failure in
    self?.failures.append("\(failure.wanted.path) over \(failure.shown.path): \(failure.error)")
  }

  /// A screen without `reading:` is known only where a route has put it.
  private(set) lazy var map = RouteMap(
    RouteScreen("home") { [home] _ in
      home.with(())
    } reading: { (_: HomeViewController) in
      [:]
    },
    RouteScreen("search") { [search] element in
      search.with(try element.value("q"))
    } reading: { (screen: SearchViewController) in
      screen.name.map { ["q": $0] } ?? [:]
    },
    RouteScreen("product") { [unowned self] element in
      product.with(try element.value("id"))
    } reading: { (screen: ProductViewController) in
      screen.productID.map { ["id": "\($0)"] }
    },
    RouteScreen("settings") { [settings] _ in settings.with(()) },
    RouteScreen("page") { [page] _ in page.with(()) },
    RouteScreen("receipt") { [receipt] _ in receipt.with(()) },
    RouteScreen("bag") { [bag] _ in
      bag.with(())
    } reading: { (_: BagViewController) in
      [:]
    })

  private let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
  private let search = StepAssembly(
    finder: ClassFinder<SearchViewController, String?>(), factory: NilFactory()
  )
  .adding(InlineContextTask { (screen: SearchViewController, text: String?) in screen.name = text })
  private let settings = StepAssembly(
    finder: ClassFinder<SettingsViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  private let page = StepAssembly(
    finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  /// Replaces the screen below it.
  private let receipt = StepAssembly(
    finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
  )
  .using(.pushReplacingLast())
  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())

  private(set) lazy var product: StepChain<UINavigationController, ProductViewController, Int> =
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { [unowned self] (id: Int, completion) in
        journal.note("guard \(id)")
        onGuard?()
        loginAnswer.give(completion)
      }
    )
    .adding(ContextSettingTask())
    .using(.push())

  let tabs = StepAssembly(
    finder: ClassFinder<UITabBarController, Void>(startingPoint: .root),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(stack(with: HomeViewController.self), using: .addTab())
      .with(stack(with: SearchViewController.self), using: .addTab())
      .assemble()
  )
  .using(.replaceRoot())
  .from(.root)
  .assemble()

  /// Sets a route and runs until nothing moves.
  func set(_ route: Route) {
    driver.newState(RouteState(route: route))
    stage.device.runUntilIdle()
  }

  /// The movements since the last call.
  func takeMovements() -> [String] {
    defer { stage.recorder.clear() }
    return stage.recorder.events.compactMap { event in
      switch event.kind {
      case .dismissed(let layers): "dismissed \(layers.map { "\($0.type)" }.joined())"
      case .madeVisible(let child, _): "showed \(child.type)"
      case .built(let step): "built \(step.screen)"
      default: nil
      }
    }
  }
}

@MainActor
private func stack<Root: UIViewController>(
  with root: Root.Type
) -> CompleteFactory<UINavigationController, Void> {
  CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Void>())
    .with(ClassFactory<Root, Void>(), using: .push())
    .assemble()
}
