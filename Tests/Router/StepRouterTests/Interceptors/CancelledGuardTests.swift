import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 25 and 28: an interceptor whose navigation is cancelled", .onDevice)
struct CancelledGuardTests {
  private final class Order {}

  @Test("The context is released even if the interceptor keeps its completion forever")
  func letGo() {
    let stage = Stage(root: HomeViewController())
    let held = Held()
    weak var kept: Order?
    do {
      let order = Order()
      kept = order
      let step = StepAssembly(finder: NilFinder<Screen, Order>(), factory: ClassFactory())
        .adding(TestGuard<Order>(name: "A", journal: Journal(), answer: .hold(held)))
        .using(.present()).from(.current).assemble()
      stage.router.navigate(to: step, with: order, completion: nil).cancel()
    }
    #expect(held.completions.count == 1)
    #expect(kept == nil)
  }
}
