import StepRouter

extension ResultReturning {
  /// Answers, or dismisses the screen if nobody waits for an answer: the system leaves it on
  /// screen.
  func finish(with result: ReturnedResult) {
    guard ResultWaits.of(self).isEmpty else { return returnResult(result) }
    presentingViewController?.dismiss(animated: true)
  }
}
