// swift-format-ignore-file
// These lines stand as they do in Docs/Router/MigratingFromXCoordinator.md.

import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterLinks

enum XCoordinatorPage {
  final class OrderListViewController: UIViewController {
    var navigator: AnyNavigator<OrderNavigator.Destination>?

    func tapped(_ id: Order.ID) { navigator?.navigate(to: .order(id)) }
  }

  final class OrderDetailViewController: UIViewController, ContextChecking {
    private(set) var id: Order.ID = 0
    var day = "any day"
    var router: (any Router)?
    var dayPicker: DestinationStep<DayPicker, Void>?

    convenience init(id: Order.ID) {
      self.init()
      self.id = id
    }

    func isTarget(for id: Order.ID) -> Bool { self.id == id }

    func changeDay() async throws {
      if let router, let dayPicker { day = try await router.result(of: dayPicker) }
    }
  }

  final class SignInViewController: UIViewController, ResultReturning {
    typealias ReturnedResult = Void

    func signedIn() { returnResult(()) }
  }

  final class DayPicker: UIViewController, ResultReturning {
    typealias ReturnedResult = String

    func picked(_ day: String) { returnResult(day) }
  }

  @MainActor
  final class Session { var isSignedIn = false }

  struct SignInInterceptor<Context>: AsyncRoutingInterceptor {
    let router: any Router
    let session: Session
    let signIn: DestinationStep<SignInViewController, Void>

    func perform(with context: Context) async throws {
      if session.isSignedIn { return }
      try await router.result(of: signIn)
      session.isSignedIn = true
    }
  }

  final class OrderNavigator: Navigator {
    enum Destination {
      case orders
      case order(Order.ID)
    }

    let router: any Router
    private let session: Session

    init(router: any Router, session: Session) {
      self.router = router
      self.session = session
    }

    func target(for destination: Destination) -> Target {
      switch destination {
      case .orders: orders.with(())
      case .order(let id): order.with(id)
      }
    }

    var orders: DestinationStep<OrderListViewController, Void> {
      StepAssembly(
        finder: ClassFinder<OrderListViewController, Void>(),
        factory: InlineFactory { [handle = handle()] in
          let list = OrderListViewController()
          list.navigator = handle
          return list
        }
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
        factory: InlineFactory { [router, dayPicker] (id: Order.ID) in
          let order = OrderDetailViewController(id: id)
          order.router = router
          order.dayPicker = dayPicker
          return order
        }
      )
      .adding(SignInInterceptor(router: router, session: session, signIn: signIn))
      .using(.push())
      .from(orders.expectingContainer())
      .assemble()
    }

    var signIn: DestinationStep<SignInViewController, Void> { modal() }

    var dayPicker: DestinationStep<DayPicker, Void> { modal() }

    private func modal<Screen: UIViewController>() -> DestinationStep<Screen, Void> {
      StepAssembly(finder: ClassFinder<Screen, Void>(), factory: ClassFactory())
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

  @MainActor
  static func sideBySide(
    navigator: OrderNavigator, orderScreen: UIViewController, children: ChildList
  ) {
    orderScreen.onLeave { reason in children.release(after: reason) }
  }

  @MainActor
  struct ChildList { func release(after reason: LeaveReason) {} }
}
