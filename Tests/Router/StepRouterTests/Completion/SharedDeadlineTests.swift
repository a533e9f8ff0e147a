import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 21: the time limit of each movement", .onDevice)
struct SharedDeadlineTests {
  private let first = Held()
  private let second = Held()

  private var destination: DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory())
      .using(TestAction(answer: .hold(second)))
      .from(
        StepAssembly(finder: NilFinder<BagViewController, Int>(), factory: ClassFactory())
          .using(TestAction(answer: .hold(first))).from(.current).assemble()
      )
      .assemble()
  }

  @Test("The timer of an earlier movement doesn't end a later one")
  func earlierTimer() {
    let stage = Stage(root: HomeViewController())
    var end: String?
    stage.router.navigate(to: destination, with: 1) {
      end = $0.failure?.description ?? "reached"
    }
    stage.device.advance(by: .seconds(8))
    #expect(first.completions.count == 1)
    first.answer(.success)
    stage.device.advance(by: .seconds(8))
    #expect(second.completions.count == 1)
    #expect(end == nil)
    second.answer(.success)
    stage.device.runUntilIdle()
    #expect(end == "reached")
  }

  @Test("A later movement that has taken effect doesn't fail when its own limit passes")
  func laterLimit() {
    let stage = Stage(root: HomeViewController())
    var error: RoutingError?
    stage.router.navigate(to: destination, with: 1) { error = $0.failure }
    stage.device.advance(by: .seconds(8))
    first.answer(.success)
    stage.device.advance(by: .seconds(2 + 11))
    // The effect counts as an answer.
    #expect(error == nil)
    #expect(second.completions.count == 1)
  }
}
