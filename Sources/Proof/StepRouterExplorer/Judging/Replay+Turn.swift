import PortableUIKit
import StepRouter

extension Replay {
  /// Checks that the router's queue is free: the next navigation must not fail, even with a router
  /// that rejects it instead of waiting.
  func tryTurn(_ verdict: inout Verdict) async {
    let window = window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window }, policy: .reject,
      locks: .refuse)
    let current: DestinationStep<UIViewController, Void> = GeneralStep.current()
    var end: String?
    _ = device.perform {
      router.navigate(to: current, with: ()) { result in
        switch result {
        case .success, .failure(.locked): end = ""
        case .failure(let error): end = error.description
        }
      }
    }
    await device.settle()
    let fault = end ?? "The completion is not called."
    if !fault.isEmpty { verdict.note(.nextFails, "A further navigation does not work. \(fault)") }
  }
}
