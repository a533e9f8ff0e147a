import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 76: the time limit doesn't run while the app is in the background", .onDevice)
struct SuspendedTests {
  private let held = Held()
  private let stage = Stage(root: HomeViewController())

  private func begin(isEffective: Bool = false) -> Ends {
    let ends = Ends()
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
    )
    .using(TestAction(answer: .hold(held), isEffective: isEffective)).from(.current).assemble()
    stage.router.navigate(to: step) { ends.note($0) }
    return ends
  }

  private func advance(_ seconds: Int) { stage.device.advance(by: .seconds(seconds)) }

  @Test("An action has ten seconds in the foreground, however long the user is away")
  func away() {
    let ends = begin()
    advance(6)
    stage.device.user.goHome()
    advance(3_600)
    stage.device.user.returnToApp()
    advance(3)
    #expect(ends.lines == [])
    advance(2)
    #expect(ends.lines.count == 1)
    #expect(ends.lines.first?.contains("did not answer in time") == true)
  }

  @Test("An answer after the user's return is in time")
  func answered() {
    let ends = begin(isEffective: true)
    advance(9)
    stage.device.user.goHome()
    advance(60)
    stage.device.user.returnToApp()
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("An action has ten seconds if the user stays")
  func stays() {
    let ends = begin()
    advance(9)
    #expect(ends.lines == [])
    advance(2)
    #expect(ends.lines.count == 1)
  }
}
