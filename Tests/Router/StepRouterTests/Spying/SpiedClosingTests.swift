import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("A spy closes, goes back and returns results")
struct SpiedClosingTests {
  private final class Picker: UIViewController, ResultReturning {
    typealias ReturnedResult = String
  }

  let spy = RouterSpy()
  let shop = SpiedShop()
  let screen = BagViewController()
  let home = HomeViewController()

  private func failure(
    _ ask: (
      @escaping @MainActor (Result<NavigationOutcome<UIViewController>, RoutingError>) -> Void
    )
      -> Navigation
  ) -> RoutingError? {
    var result: Result<NavigationOutcome<UIViewController>, RoutingError>?
    _ = ask { result = $0 }
    return result?.failure
  }

  private func closeInEachWay() {
    spy.close(screen, animated: false, fileID: "Shop/Bag.swift", line: 5)
    spy.close(upTo: home, fileID: "Shop/Bag.swift", line: 6)
    spy.goBack(fileID: "Shop/Bag.swift", line: 7)
    spy.navigate(to: shop.bag)
  }

  @Test("The spy records closings, and they succeed")
  func closings() async throws {
    closeInEachWay()
    #expect(spy.requests.map(\.closing) == [.screen(screen), .upTo(home), .back, nil])
    #expect(spy.requests.map(\.animated) == [false, true, true, true])
    #expect(
      spy.requests.prefix(3).map { "\($0)" } == [
        "the screen below BagViewController, from Shop/Bag.swift:5",
        "HomeViewController, from Shop/Bag.swift:6", "the screen before, from Shop/Bag.swift:7",
      ])
    #expect(try await spy.close(screen) !== screen)
    spy.answerClosings(with: home)
    #expect(try await spy.close(screen) === home)
    #expect(try await spy.goBack() === home)
  }

  @Test("A test decides how closings fail, wait and are planned")
  func told() throws {
    let untold = #expect(throws: RoutingError.self) {
      try spy.plan(closing: screen, fileID: "Shop/Bag.swift", line: 5)
    }
    #expect(
      untold?.description
        == "The router RouterSpy did not let the navigation pass: the spy has no answer for the "
        + "step of the screen below BagViewController at Shop/Bag.swift:5; write "
        + "'spy.answerPlanOfClosings(with: plan)' in the test.")
    let plan = RoutingPlan.stub(to: shop.bag, start: home, dismissed: [screen])
    spy.answerPlanOfClosings(with: plan)
    #expect(try spy.plan(closing: screen).dismissed == [screen])
    var kind: NavigationKind?
    spy.close(screen) { kind = try? $0.get().kind }
    #expect(kind == .revealed)
    spy.answerPlanOfClosings(failing: .noCaseMatched(shop.bag.reference))
    #expect(throws: RoutingError.self) { try spy.plan(closing: screen) }
    spy.answerClosings(failing: .noCaseMatched(shop.bag.reference))
    if case .noCaseMatched? = failure({ spy.close(screen, completion: $0) }) {
    } else {
      Issue.record("it was closed")
    }
    spy.hold()
    spy.goBack()
    #expect(spy.pending.map(\.closing) == [.back])
  }

  @Test("A wait for a result gets what the screen returns")
  func result() async throws {
    let step = StepAssembly(finder: NilFinder<Picker, Int>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
    let named: DestinationStep<Picker, String> = step.adaptingContext(
      using: InlineContextTransformer { (text: String) in text.count })
    let picker = Picker()
    spy.answer(step, with: picker)
    spy.hold()
    let task = Task { try await spy.result(of: named, with: "four") }
    await nextTurn()
    #expect(spy.pending.count == 1)
    spy.finishPending()
    picker.returnResult("blue")
    #expect(try await task.value == "blue")
    #expect(spy.requests(to: step) == [4])
  }
}
