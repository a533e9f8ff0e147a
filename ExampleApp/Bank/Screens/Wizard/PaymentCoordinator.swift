import StepRouter
import StepRouterCoordination

/// Leads through a new payment to its receipt, and returns the payment's number.
final class PaymentCoordinator: Coordinator {
  private let routes: BankRoutes

  init(routes: BankRoutes) { self.routes = routes }

  func run() async throws -> Int {
    let number = try await routes.router.result(of: routes.newPayment)
    try await routes.router.navigate(to: routes.receipt, with: number)
    return number
  }
}
