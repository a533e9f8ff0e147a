// swift-format-ignore-file
// These lines stand as they do in Docs/Router/MigratingFromCoordinators.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterLinks

@MainActor
final class OrderSession {
  var isSignedIn = false
}

final class OrderListViewController: UIViewController {
  var onSelect: (Order.ID) -> Void = { _ in }
}

final class OrderDetailViewController: UIViewController {
  private(set) var id: Order.ID = 0
  var day = "any day"
  var onChangeDay: () -> Void = {}

  convenience init(id: Order.ID) {
    self.init()
    self.id = id
    title = "Order \(id)"
  }
}

final class SignInViewController: UIViewController {
  var onSignIn: () -> Void = {}
}

final class DayPicker: UIViewController {
  var onPick: (String) -> Void = { _ in }
}

@MainActor
final class AppCoordinator {
  private let stack: UINavigationController
  private let session: OrderSession
  private var children: [AnyObject] = []

  init(stack: UINavigationController, session: OrderSession) {
    self.stack = stack
    self.session = session
  }

  func start() {
    let list = OrderListViewController()
    list.onSelect = { [weak self] id in self?.showOrder(id) }
    stack.setViewControllers([list], animated: false)
  }

  func showOrder(_ id: Order.ID) {
    guard session.isSignedIn else { return signIn { [weak self] in self?.showOrder(id) } }
    let order = OrderDetailViewController(id: id)
    order.onChangeDay = { [weak self, weak order] in
      self?.pickDay { order?.day = $0 }
    }
    stack.pushViewController(order, animated: true)
  }

  func signIn(then goOn: @escaping () -> Void) {
    let child = SignInCoordinator(presenter: stack, session: session)
    children.append(child)
    child.onFinish = { [weak self, weak child] in
      self?.children.removeAll { $0 === child }
      goOn()
    }
    child.start()
  }

  func pickDay(_ onPick: @escaping (String) -> Void) {
    let picker = DayPicker()
    picker.onPick = { [weak picker] day in
      picker?.dismiss(animated: true)
      onPick(day)
    }
    stack.present(picker, animated: true)
  }

  func open(_ url: URL) {
    guard url.host == "order", let id = Int(url.lastPathComponent) else { return }
    stack.dismiss(animated: false)
    stack.popToRootViewController(animated: false)
    showOrder(id)
  }
}

@MainActor
final class SignInCoordinator {
  var onFinish: () -> Void = {}
  private let presenter: UIViewController
  private let session: OrderSession

  init(presenter: UIViewController, session: OrderSession) {
    self.presenter = presenter
    self.session = session
  }

  func start() {
    let signIn = SignInViewController()
    signIn.onSignIn = { [weak self, weak signIn] in
      self?.session.isSignedIn = true
      signIn?.dismiss(animated: true) { self?.onFinish() }
    }
    presenter.present(signIn, animated: true)
  }
}

extension OrderDetailViewController: ContextChecking {
  func isTarget(for id: Order.ID) -> Bool { self.id == id }
}

extension SignInViewController: ResultReturning {
  typealias ReturnedResult = Void
}

extension DayPicker: ResultReturning {
  typealias ReturnedResult = String
}

@MainActor
struct OrderRoutes {
  let router: any Router
  let session: OrderSession

  var orders: DestinationStep<OrderListViewController, Void> {
    StepAssembly(
      finder: ClassFinder<OrderListViewController, Void>(), factory: InlineFactory(makeList)
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  var order: DestinationStep<OrderDetailViewController, Order.ID> {
    StepAssembly(
      finder: ClassWithContextFinder<OrderDetailViewController, Order.ID>(),
      factory: InlineFactory(makeOrder)
    )
    .adding(SignInInterceptor(routes: self))
    .using(.push())
    .from(orders.expectingContainer())
    .assemble()
  }

  var signIn: DestinationStep<SignInViewController, Void> {
    StepAssembly(
      finder: ClassFinder<SignInViewController, Void>(), factory: InlineFactory(makeSignIn)
    )
    .using(.present())
    .from(.current)
    .assemble()
  }

  var dayPicker: DestinationStep<DayPicker, Void> {
    StepAssembly(finder: ClassFinder<DayPicker, Void>(), factory: InlineFactory(makeDayPicker))
      .using(.present())
      .from(.current)
      .assemble()
  }

  var links: LinkMap {
    LinkMap(schemes: ["shop"]) {
      LinkPattern(orders, "orders")
      LinkPattern(order, "order", PathParameter<Order.ID>("id"))
    }
  }
}

struct SignInInterceptor<Context>: AsyncRoutingInterceptor {
  let routes: OrderRoutes

  func perform(with context: Context) async throws {
    if routes.session.isSignedIn { return }
    try await routes.router.result(of: routes.signIn)
    routes.session.isSignedIn = true
  }
}

extension OrderRoutes {
  func makeList() -> OrderListViewController {
    let list = OrderListViewController()
    list.onSelect = { id in router.navigate(to: order, with: id) }
    return list
  }

  func makeOrder(_ id: Order.ID) -> OrderDetailViewController {
    let order = OrderDetailViewController(id: id)
    order.onChangeDay = { [weak order] in
      Task { order?.day = try await router.result(of: dayPicker) }
    }
    return order
  }

  func makeSignIn() -> SignInViewController {
    let signIn = SignInViewController()
    signIn.onSignIn = { [weak signIn] in signIn?.returnResult(()) }
    return signIn
  }

  func makeDayPicker() -> DayPicker {
    let picker = DayPicker()
    picker.onPick = { [weak picker] day in picker?.returnResult(day) }
    return picker
  }
}

/// The coordinator while it is being moved.
@MainActor
final class MovingCoordinator {
  let stack: UINavigationController
  let routes: OrderRoutes
  private(set) var children: [AnyObject] = []

  init(stack: UINavigationController, routes: OrderRoutes) {
    self.stack = stack
    self.routes = routes
  }

  func showOrder(_ id: Order.ID) {
    routes.router.navigate(to: routes.order, with: id)
  }

  func start(_ child: SignInCoordinator, showing screen: UIViewController) {
    children.append(child)
    screen.onLeave { [weak self, weak child] _ in
      self?.children.removeAll { $0 === child }
    }
    child.start()
  }
}

final class ReturnsCoordinator {
  init(stack: UINavigationController) {}
  func start() {}
}

@MainActor
private func returns(_ routes: OrderRoutes) -> DestinationStep<UINavigationController, Order.ID> {
  let returns = StepAssembly(
    finder: NilFinder<UINavigationController, Order.ID>(),
    factory: InlineFactory { (id: Order.ID) in
      let stack = UINavigationController()
      let coordinator = ReturnsCoordinator(stack: stack)
      stack.retain(coordinator)
      coordinator.start()
      return stack
    }
  )
  .using(.present())
  .from(.current)
  .assemble()
  return returns
}
