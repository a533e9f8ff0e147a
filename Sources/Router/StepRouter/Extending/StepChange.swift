import PortableUIKit

/// Changes the step that a search asks first, for one use of it, whatever its screen and its context.
///
/// A front end may know better than the screen's finder which view controller is meant; and it, or a
/// router, may have something of its own to do with the screen.
@MainActor
package protocol StepChange {
  /// What finds the screen in place of its own finder, which is nil where it has none.
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> (any Finder<Screen, Context>)?

  /// Adds tasks before or after the step's own. They are a copy: nobody else sees the change.
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
  /// The destination with its own step changed: the one whose view controller it shows, in a switch
  /// that of the chosen chain.
  package func changed(by change: any StepChange) -> Self {
    Self(chain: chain.changed(by: change), reference: reference, boundContext: boundContext)
  }
}
