import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 9: a first plan that fails", .onDevice)
struct UnsettledPlanTests {
  /// Presents when its signal comes.
  private struct Waiting: Action {
    @MainActor
    final class Signal {
      var begin: () -> Void = {}
    }

    let signal: Signal

    func perform(
      with viewController: UIViewController, on host: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      signal.begin = { host.present(viewController, animated: false) { completion(.success) } }
    }
  }

  private let bag = GeneralStep.custom(using: ClassFinder<BagViewController, Void>())

  @Test("The plan doesn't count while a transition by other code runs")
  func transition() {
    let root = stack(HomeViewController(), BagViewController())
    let stage = Stage(root: root)
    let gesture = stage.device.user.beginPop(in: root)
    gesture?.update(0.5)
    var end: String?
    stage.router.navigate(to: bag) { end = $0.failure?.description ?? "found" }
    stage.device.advance(by: .seconds(1))
    #expect(end == nil)
    gesture?.cancel()
    stage.device.runUntilIdle()
    #expect(end == "found")
  }

  @Test("The plan doesn't count during another navigation, even if nothing moves")
  func turn() {
    let stage = Stage(root: HomeViewController())
    let signal = Waiting.Signal()
    let built = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(Waiting(signal: signal)).from(.current).assemble()
    var ends: [String] = []
    stage.router.navigate(to: built) { ends.append($0.failure?.description ?? "built") }
    stage.router.navigate(to: bag) { ends.append($0.failure?.description ?? "found") }
    stage.device.runUntilIdle()
    #expect(ends == [])
    signal.begin()
    stage.device.runUntilIdle()
    #expect(ends == ["built", "found"])
  }

  @Test("The plan counts at rest and without a window, so no finder is asked twice")
  func believed() {
    let journal = Journal()
    let step = GeneralStep.custom(
      using: AskedFinder<BagViewController, Int>(name: "bag", journal: journal))
    var ends = 0
    let stage = Stage(root: HomeViewController())
    stage.router.navigate(to: step, with: 1) { _ in ends += 1 }
    DefaultRouter(windowProvider: CustomWindowProvider { nil })
      .navigate(to: step, with: 2) { _ in ends += 1 }
    #expect(ends == 2)
    #expect(journal.lines == ["find bag 1", "find bag 2"])
  }
}
