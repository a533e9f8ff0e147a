import PortableUIKit

/// Changes a screen's own step for one use of it, whatever the screen and its context.
///
/// A front end that puts screens together while the app runs may know better than the screen's
/// finder which view controller is meant, and has something of its own to do with it.
@MainActor
package protocol StepChange {
  /// What finds the screen in place of its own finder, which is nil where it has none.
  func finder<Screen: UIViewController, Context>(
    replacing finder: (any Finder<Screen, Context>)?
  ) -> any Finder<Screen, Context>

  /// What is done to the screen after its own tasks.
  func task<Screen: UIViewController, Context>(
    on screen: Screen.Type, with context: Context.Type
  ) -> any ContextTask<Screen, Context>
}
