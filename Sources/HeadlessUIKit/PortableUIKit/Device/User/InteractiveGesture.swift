#if !canImport(UIKit)
/// A gesture that has begun on the screen and hasn't ended.
@MainActor public final class InteractiveGesture {
  private var transition: RunningTransition?
  private var percent: CGFloat = 0

  func drive(_ transition: RunningTransition?) {
    self.transition = transition
  }

  /// Moves the finger to a fraction of the whole way. NaN leaves it where it is.
  public func update(_ fraction: CGFloat) {
    guard !fraction.isNaN else { return }
    percent = min(max(fraction, 0), 1)
    transition?.updateInteractiveTransition(percent)
  }

  /// Lifts the finger so that the transition completes.
  public func finish() {
    end(.finished, share: 1 - percent)
  }

  /// Lifts the finger so that everything goes back to where it was.
  public func cancel() {
    end(.cancelled, share: percent)
  }

  private func end(_ interaction: Interaction, share: CGFloat) {
    guard let transition else { return }
    self.transition = nil
    transition.device.perform {
      transition.interact(interaction)
      transition.endLater(after: transition.duration * Double(share))
    }
  }
}
#endif
