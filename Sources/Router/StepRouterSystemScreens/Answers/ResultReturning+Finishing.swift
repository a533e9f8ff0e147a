import StepRouter

extension ResultReturning {
  /// Returns the result to the waiting code. If no code waits, dismisses the screen, which the
  /// system leaves on screen.
  func finish(with result: ReturnedResult) {
    guard ResultWaits.of(self).isEmpty else { return returnResult(result) }
    presentingViewController?.dismiss(animated: true)
  }
}
