import PortableUIKit

/// Changes the first step that a search asks, for one use of the step, with any screen and context.
///
/// A front end may know better than the screen's finder which view controller to use, and a front
/// end or a router may need to add its own tasks to the screen.
@MainActor
package protocol StepChange {
  /// Returns the finder to use in place of the step's own, which is nil if the step has none.
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)?

  /// Adds tasks before or after the step's own. `extras` is a copy, so other uses of the step don't
  /// change.
  func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference)
}

extension StepChange {
  package func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)? {
    finder
  }

  package func addTasks<Screen: UIViewController, Context>(
    to extras: StepExtras<Screen, Context>, of step: StepReference
  ) {}
}

extension DestinationStep {
  /// Returns the destination with its own step changed: the step that shows its view controller,
  /// which in a switch belongs to the chosen chain.
  package func changed(by change: any StepChange) -> Self {
    Self(chain: chain.changed(by: change), reference: reference, boundContext: boundContext)
  }
}
