import PortableUIKit
import Testing

@MainActor @Suite("Property animators", .simulated, .standInOnly) struct PropertyAnimatorTests {
  let simulation = Simulation.current
  let log = EventLog()

  private func animator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    let log = log
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      log.add("animations")
    }
    animator.addCompletion { log.add("completion(\($0))") }
    return animator
  }

  @Test("Animations take effect at the start, completions run when the duration is over")
  func duration() {
    let animator = animator()
    #expect(animator.state == .inactive)

    animator.startAnimation()
    #expect(log.take() == ["animations"])
    #expect(animator.state == .active)
    #expect(animator.isRunning)

    simulation.advance(by: .milliseconds(999))
    #expect(log.take() == [])
    simulation.advance(by: .milliseconds(1))
    #expect(log.take() == ["completion(end)"])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test("A paused animator waits, and then runs for the remaining time")
  func pause() {
    let animator = animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    simulation.advance(by: .seconds(5))
    #expect(log.take() == ["animations"])

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    simulation.advance(by: .milliseconds(250))
    #expect(log.take() == ["completion(end)"])
  }

  @Test("A stopped animator completes at the position it's finished at, or never")
  func stop() {
    let finished = animator()
    finished.startAnimation()
    finished.stopAnimation(false)
    #expect(finished.state == .stopped)
    finished.finishAnimation(at: .current)
    #expect(log.take() == ["animations", "completion(current)"])

    let dropped = animator()
    dropped.startAnimation()
    dropped.stopAnimation(true)
    simulation.runUntilIdle()
    #expect(log.take() == ["animations"])
    #expect(dropped.state == .inactive)
    dropped.startAnimation()
    simulation.runUntilIdle()
    #expect(log.take() == [])
  }

  @Test("A reversed animator ends at the start")
  func reversed() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    simulation.runUntilIdle()
    #expect(log.take() == ["animations", "completion(start)"])
  }

  @Test("Keyframes take effect at once, the completion runs when delay and duration are over")
  func keyframes() {
    let log = log
    UIView.animateKeyframes(withDuration: 0.5, delay: 0.25) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.add("first") }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.add("second") }
    } completion: {
      log.add("completion(\($0))")
    }
    #expect(log.take() == ["first", "second"])
    simulation.advance(by: .milliseconds(749))
    #expect(log.take() == [])
    simulation.advance(by: .milliseconds(1))
    #expect(log.take() == ["completion(true)"])
  }
}
