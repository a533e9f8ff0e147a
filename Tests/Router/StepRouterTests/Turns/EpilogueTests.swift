import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 13: requests from a completion", .onDevice)
struct EpilogueTests {
  private let journal = Journal()

  private func step(
    _ name: String, _ action: TestAction
  ) -> DestinationStep<Screen, Void> {
    StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: TestFactory(name: name, journal: journal)
    ).using(action).from(.current).assemble()
  }

  @Test("The second of two requests is performed once the first has ended")
  func two() {
    let stage = Stage(root: HomeViewController())
    let held = Held()
    let second = step("second", TestAction(answer: .hold(held), isEffective: false))
    let third = step("third", TestAction())
    stage.router.navigate(to: step("first", TestAction())) { _ in
      stage.router.navigate(to: second) { _ in journal.note("second ended") }
      stage.router.navigate(to: third) { _ in journal.note("third ended") }
    }
    stage.device.runUntilIdle()
    #expect(
      journal.lines.filter { !$0.hasPrefix("prepare") } == ["build first", "build second"])
    held.answer(.failure(Refusal()))
    stage.device.runUntilIdle()
    #expect(
      journal.lines.filter { !$0.hasPrefix("prepare") } == [
        "build first", "build second", "second ended", "build third", "third ended",
      ])
  }

  @Test("In a completion the turn is free, so even a router that rejects performs the request")
  func rejecting() {
    let stage = Stage(root: HomeViewController(), policy: .reject)
    var ends: [String] = []
    stage.router.navigate(to: step("first", TestAction())) { _ in
      ends.append("first")
      stage.router.navigate(to: step("second", TestAction())) {
        ends.append($0.failure?.description ?? "second")
      }
    }
    stage.device.runUntilIdle()
    #expect(ends == ["first", "second"])
  }
}
