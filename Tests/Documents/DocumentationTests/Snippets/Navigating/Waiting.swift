// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Waiting.md.

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting

/// The app of the page.
@MainActor enum WaitingPage {
  struct Order { typealias ID = Int }

  struct API { func order(_ id: Order.ID) async throws -> Order { Order() } }

  final class OrderScreen: UIViewController { convenience init(order: Order) { self.init() } }
  final class OrderTabs: UITabBarController {}
  final class ReviewsScreen: UIViewController {}
  final class InvoiceScreen: UIViewController {}
  final class SkeletonScreen: UIViewController {}

  final class ErrorScreen: UIViewController {
    convenience init(_ error: any Error, retry: @escaping @MainActor () -> Void) { self.init() }
  }

  @MainActor struct Routes {
    let api: API
    let home: DestinationStep<UIViewController, Order.ID>
    let orderTabs: DestinationStep<AsyncScreen<OrderTabs, Order.ID>, Order.ID>

    var order: DestinationStep<AsyncScreen<OrderScreen, Order.ID>, Order.ID> {
      StepAssembly(
        finder: ClassWithContextFinder(),
        factory: AsyncFactory { id in OrderScreen(order: try await api.order(id)) }
      )
      .using(.push())
      .from(home.expectingContainer())
      .assemble()
    }

    var reviews: DestinationStep<ReviewsScreen, Order.ID> {
      StepAssembly(finder: ClassFinder(), factory: ClassFactory())
        .using(.push())
        .from(order.expectingContainer())
        .assemble()
    }

    var invoice: DestinationStep<InvoiceScreen, Order.ID> {
      StepAssembly(finder: ClassFinder(), factory: ClassFactory())
        .using(.addTab())
        .from(orderTabs.loaded())       // orderTabs gives an AsyncScreen<OrderTabs, Order.ID>
        .assemble()
    }
  }

  @MainActor final class EarlyLoads {
    private var loads: [Order.ID: Task<Order, any Error>] = [:]
    private let api: API

    init(_ api: API) { self.api = api }

    @discardableResult func begin(_ id: Order.ID) -> Task<Order, any Error> {
      if let load = loads[id] { return load }
      let load = Task { [api] in try await api.order(id) }
      loads[id] = load
      return load
    }

    func take(_ id: Order.ID) async throws -> Order {
      let load = begin(id)
      loads[id] = nil
      return try await withTaskCancellationHandler { try await load.value } onCancel: { load.cancel() }
    }

    func cancel(_ id: Order.ID) { loads.removeValue(forKey: id)?.cancel() }
  }

  struct LoginInterceptor: RoutingInterceptor {
    func perform(
      with context: Order.ID, completion: @escaping @MainActor (RoutingResult) -> Void
    ) { completion(.success) }
  }

  static func loading(_ early: EarlyLoads) {
let order = StepAssembly(
  finder: ClassWithContextFinder(),
  factory: AsyncFactory { (id: Order.ID) in OrderScreen(order: try await early.take(id)) }
)
.adding(
  InlineInterceptor { (id: Order.ID, completion) in
    early.begin(id)
    completion(.success)
  }
)
.adding(LoginInterceptor())
    _ = order
  }

  static func own(_ api: API) {
    let factory = AsyncFactory(
      placeholder: { _ in SkeletonScreen() },
      failure: { error, retry in ErrorScreen(error, retry: retry) },
      timeLimit: .seconds(10)
    ) { (id: Order.ID) in
      OrderScreen(order: try await api.order(id))
    }
    _ = factory
  }

  static func asking(_ router: any Router, _ routes: Routes) {
    router.navigate(to: routes.order, with: 42)
  }

  static func waiting(_ router: any Router, _ routes: Routes) async throws {
    let screen = try await router.navigate(to: routes.order.loaded(), with: 42)     // an OrderScreen
    _ = screen
  }

  #if !canImport(UIKit)
  static func testing(_ device: HeadlessDevice, _ router: any Router, _ routes: Routes) async {
    device.perform { router.navigate(to: routes.order, with: 42) }
    await device.settle()
    device.perform { device.advance(by: .seconds(31)) }
  }
  #endif

  static func exploring(_ router: any Router, _ routes: Routes) -> ExploredApp {
    return ExploredApp(
      router: router, destinations: [ExploredDestination("order 42", routes.order, with: 42)],
      properties: [.noScreenWaitsForEver])
  }
}
