import StepRouter
import StepRouterCoordination

/// Guides the user through a new payment to its receipt, and returns the payment's number.
package final class PaymentCoordinator: Coordinator {
  private let routes: BankRoutes

  package init(routes: BankRoutes) { self.routes = routes }

  package func run() async throws -> Int {
    let number = try await routes.router.result(of: routes.newPayment)
    try await routes.router.navigate(to: routes.receipt, with: number)
    return number
  }
}
