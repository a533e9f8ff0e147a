import StepRouter

extension LeaveReason {
  /// The reason in words, without the location of the destination's declaration.
  var phrase: String {
    guard case .navigated(let destination) = self else { return description }
    return "removed by a navigation to \(destination.screen)"
  }
}
