import PortableUIKit

/// Tells a wait of the screen as soon as that is found or built, and so before it can answer.
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
