import PortableUIKit

/// Passes the screen to the wait as soon as the router finds or builds it, so before the screen can
/// answer.
@MainActor
struct ResultArrival<Value>: StepChange {
  let wait: ResultWait<Value>

  func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference
  ) {
    let task = InlineContextTask<Screen, Context> { [wait] screen, _ in wait.arrived(at: screen) }
    extras.addFirst(task, at: step.location)
  }
}
