#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterState

/// A shop with two tabs and a sheet, whose screen and whose model's path follow each other.
@MainActor
final class PathShop {
  let stage: Stage
  let journal = Journal()
  var answer = Answer.pass
  private(set) var failures: [PathFailure<ShopPage>] = []
  /// The model's path at each failure.
  private(set) var pathsAtFailures: [[ShopPage]] = []

  init() {
    stage = Stage(
      root: StepRouterTests.tabs(stack(HomeViewController()), stack(SearchViewController())))
  }

  /// Makes a driver for a model, and runs until nothing moves.
  func drive(_ model: PathModel, base: Target = .root()) -> PathDriver<ShopPage> {
    let driver = PathDriver(model, \.path, router: stage.router, base: base) {
      [unowned self] place in
      switch place {
      case .home: home.with(())
      case .search: search.with(())
      case .product(let id): product.with(id)
      case .settings: settings.with(())
      case .bag: bag.with(())
      case .form: form.with(())
      }
    } reading: { screen in
      switch screen {
      case is HomeViewController: .home
      case is SearchViewController: .search
      case let screen as ProductViewController: screen.productID.map { .product($0) }
      default: nil
      }
    } onFailure: { [weak self, weak model] failure in
      self?.failures.append(failure)
      self?.pathsAtFailures.append(model?.path ?? [])
    }
    stage.device.runUntilIdle()
    return driver
  }

  let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
  private let search = StepAssembly(
    finder: ClassFinder<SearchViewController, Void>(), factory: NilFactory())
  private let settings = StepAssembly(
    finder: ClassFinder<SettingsViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  private let form = StepAssembly(
    finder: ClassFinder<FormViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
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
        answer.give(completion)
      }
    )
    .adding(ContextSettingTask())
    .using(.push())

  var errors: [String] {
    failures.map { failure in
      switch failure.error {
      case RoutingError.intercepted(_, let error): "intercepted: \(error)"
      case RoutingError.cantBeDismissed: "can't be dismissed"
      default: "\(failure.error)"
      }
    }
  }

  var tabs: UITabBarController? { stage.window.rootViewController as? UITabBarController }
  var stackInFront: UINavigationController? {
    tabs?.selectedViewController as? UINavigationController
  }
  var top: UIViewController? { stackInFront?.topViewController }

  /// The router's decisions since the last call that concern the screen.
  func takeEvents() -> [String] {
    defer { stage.recorder.clear() }
    return stage.recorder.events.compactMap { event in
      switch event.kind {
      case .requested(let step, _, _): "asked for \(step.screen)"
      case .dismissed(let layers): "dismissed \(layers.map { "\($0.type)" }.joined())"
      case .madeVisible(let child, _): "showed \(child.type)"
      case .built(let step): "built \(step.screen)"
      case .finished(.failed): "failed"
      default: nil
      }
    }
  }
}
#endif
