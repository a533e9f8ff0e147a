import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("Plans and outcomes that a test sets")
struct SpiedPlanTests {
  let spy = RouterSpy()
  let shop = SpiedShop()
  let home = HomeViewController()

  @Test("A spy returns the plan that the test sets, and a navigation's outcome carries it")
  func told() throws {
    let screen = ProductViewController()
    spy.answer(shop.product, with: screen)
    spy.answerPlan(to: shop.product, with: .stub(to: shop.product, start: screen))
    #expect(try spy.plan(to: shop.product, with: 1).start === screen)
    #expect(try spy.plan(to: shop.product.with(1)).kind == .alreadyVisible)
    var outcome: NavigationOutcome<ProductViewController>?
    spy.navigate(to: shop.product, with: 1) { outcome = try? $0.get() }
    #expect(outcome?.kind == .alreadyVisible)
    #expect(outcome?.plan.start === screen)
    #expect(spy.requests.count == 1)
  }

  @Test("A plan that isn't set, or is set to fail, throws")
  func failing() {
    let untold = #expect(throws: RoutingError.self) { try spy.plan(to: shop.bag) }
    #expect(
      untold?.description
        == "The router RouterSpy did not let the navigation pass: the spy has no answer for the "
        + "step of BagViewController at Shop/Routes.swift:20; write 'spy.answerPlan(to: "
        + "destination, with: plan)' in the test.")
    spy.answerPlan(to: shop.login, failing: .noCaseMatched(shop.login.reference))
    let told = #expect(throws: RoutingError.self) { try spy.plan(to: shop.login) }
    if case .noCaseMatched? = told {} else { Issue.record() }
    #expect(throws: RoutingError.self) { try spy.plan(to: shop.productByName, with: "ten") }
  }

  @Test("The kind of a stub plan follows from its contents")
  func kinds() {
    let bag = shop.bag
    let building = RoutingPlan.Building(bag.reference, by: TypeName(PresentAction.self), on: home)
    let plans: [RoutingPlan] = [
      .stub(to: bag, start: home),
      .stub(to: bag, start: home, dismissed: [UIViewController()]),
      .stub(to: bag, start: home, revealed: [.init(home, of: UINavigationController())]),
      .stub(to: bag, start: home, built: [building]),
      .stub(to: bag, start: home, lookedUp: [bag.reference]),
      .stub(to: bag, start: home, kind: .built),
    ]
    #expect(
      plans.map(\.kind) == [.alreadyVisible, .revealed, .revealed, .built, .built, .built])
    #expect(NavigationOutcome.stub(home, plan: plans[0]).kind == .alreadyVisible)
    #expect(NavigationOutcome.stub(home, plan: plans[0], kind: .built).kind == .built)
  }

  @Test("A stub plan reads like a router's plan")
  func description() {
    let stack = UINavigationController()
    let finder = TypeName(ClassFinder<ProductViewController, Int>.self)
    let plan = RoutingPlan.stub(
      to: shop.product, start: home, base: shop.bag.reference, dismissed: [LoginViewController()],
      revealed: [.init(home, of: stack)],
      built: [.init(shop.product.reference, by: TypeName(PresentAction.self), on: home)],
      lookedUp: [shop.login.reference],
      missed: [.init(step: shop.product.reference, finder: finder, options: .currentVisibleOnly)])
    #expect(
      plan.description == """
        ProductViewController (Shop/Routes.swift:12): is built
          start   HomeViewController, by the step at Shop/Routes.swift:20
          dismiss LoginViewController
          show    HomeViewController in UINavigationController
          build   ProductViewController (Shop/Routes.swift:12), by PresentAction
          look up LoginViewController (Shop/Routes.swift:30)
          missed  ProductViewController: ClassFinder<ProductViewController, Int> (current, visible)
        """)
  }
}
