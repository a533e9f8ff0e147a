import BankScreens
import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

/// What the payment's coordinator asks a router for.
@MainActor
@Suite struct CoordinatorTests {
  private let spy = RouterSpy()

  private var routes: BankRoutes {
    BankRoutes(ledger: Ledger(), session: Session(), router: spy)
  }

  @Test("A payment is followed by its receipt, and the coordinator returns its number")
  func paid() async throws {
    let routes = routes
    let page = RecipientViewController()
    let (asking, asked) = AsyncStream<Void>.makeStream()
    spy.answer(routes.newPayment) {
      asked.finish()
      return page
    }
    spy.answer(routes.receipt, with: ReceiptViewController())
    async let number = PaymentCoordinator(routes: routes).run()
    for await _ in asking {}
    page.returnResult(7)
    #expect(try await number == 7)
    #expect(spy.requests(to: routes.receipt) == [7])
  }

  @Test("If the payment can't be shown, the coordinator fails and shows no receipt")
  func failed() async {
    let routes = routes
    spy.answer(routes.newPayment, failing: .cancelled(progress: RoutingProgress()))
    await #expect(throws: RoutingError.self) {
      try await PaymentCoordinator(routes: routes).run()
    }
    #expect(spy.requests(to: routes.receipt) == [])
  }
}
