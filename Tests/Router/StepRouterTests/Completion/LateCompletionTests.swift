import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 21: late and repeated answers", .onDevice)
struct LateCompletionTests {
  private let held = Held()

  private func bag(
    guardedBy answer: Answer = .pass, by action: TestAction = TestAction()
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 1
    )
    .adding(
      TestGuard<Void>(name: "A", journal: Journal(), answer: answer), fileID: "Shop/Routes.swift",
      line: 2
    )
    .using(action, fileID: "Shop/Routes.swift", line: 3).from(.current).assemble()
  }

  /// The events that this many late answers cause.
  private func told(by stage: Stage, _ answers: Int) -> [String] {
    stage.recorder.clear()
    let completions = held.completions
    for _ in 0..<answers { for completion in completions { completion(.success) } }
    stage.device.runUntilIdle()
    return stage.recorder.events.map(\.kind.description)
  }

  private let lateGuard =
    "was answered too late by the interceptor TestGuard<()> of BagViewController at "
    + "Shop/Routes.swift:2"

  @Test("An interceptor's first answer after a cancellation counts as late, the next as its second")
  func ofACancelledGuard() {
    let stage = Stage(root: HomeViewController())
    let navigation = stage.router.navigate(to: bag(guardedBy: .hold(held)))
    navigation.cancel()
    #expect(
      told(by: stage, 2) == [
        lateGuard,
        "was answered twice by the interceptor TestGuard<()> of BagViewController at "
          + "Shop/Routes.swift:2",
      ])
  }

  @Test("An action's first answer after the time limit counts as late")
  func ofAnActionGivenUp() {
    let stage = Stage(root: HomeViewController())
    var error: RoutingError?
    stage.router.navigate(to: bag(by: TestAction(answer: .hold(held), isEffective: false))) {
      error = $0.failure
    }
    stage.device.advance(by: .seconds(11))
    guard case .timedOut = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(
      told(by: stage, 1) == [
        "was answered too late by the action TestAction of BagViewController at Shop/Routes.swift:3"
      ])
  }

  @Test("Two answers in time are reported as answering twice")
  func twice() {
    let stage = Stage(root: HomeViewController())
    stage.go(to: bag(guardedBy: .twice), with: ())
    #expect(
      stage.recorder.events.map(\.kind.description).filter { $0.contains("answered") } == [
        "was answered twice by the interceptor TestGuard<()> of BagViewController at "
          + "Shop/Routes.swift:2"
      ])
  }
}
