import PortableUIKit
import Testing

@MainActor @Suite("How long transitions take", .simulated, .standInOnly) struct DurationTests {
  let stage = Stage()
  private var simulation: Simulation { stage.simulation }

  /// Returns the virtual time until nothing moves any more after a change.
  private func duration(of change: () -> Void) -> Duration {
    let start = simulation.now
    change()
    simulation.runUntilIdle()
    return simulation.now - start
  }

  @Test("A transition takes 0.35 s with animation, and no time without")
  func transitions() async {
    let (a, b, presented) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    #expect(duration { stack.pushViewController(b, animated: true) } == .seconds(0.35))
    #expect(duration { stack.popViewController(animated: true) } == .seconds(0.35))
    #expect(duration { stack.pushViewController(b, animated: false) } == .zero)
    #expect(duration { stack.present(presented, animated: true) } == .seconds(0.35))
    #expect(duration { stack.dismiss(animated: true) } == .seconds(0.35))
    #expect(duration { stack.present(presented, animated: false) } == .zero)
    #expect(duration { stack.dismiss(animated: false) } == .zero)
    _ = window
  }

  @Test("With animations disabled a push takes no time, but its callbacks still say animated")
  func disabled() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    UIView.setAnimationsEnabled(false)

    #expect(duration { stack.pushViewController(b, animated: true) } == .zero)

    #expect(stage.log.take().contains("B.viewDidAppear(true) movingToParent"))
    _ = window
  }

  @Test("During an animated push the new screen is appearing, but hasn't appeared")
  func halfWay() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: true)
    simulation.advance(by: .seconds(0.34))
    #expect(stage.log.take().last == "B.viewIsAppearing(true) movingToParent")
    #expect(stack.transitionCoordinator != nil)
    simulation.advance(by: .seconds(0.01))
    #expect(stage.log.take().last == "B.didMove(N)")
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }
}
