import StepRouterTesting

/// What can be wrong with a copy of the library's app.
enum LibraryFault: String, CaseIterable, Sendable {
  /// A link is opened in each window.
  case linkOpenedInBoth
  /// A link that launches the app is not looked at.
  case linkLostAtLaunch
  /// A link that brings the app back is not looked at.
  case linkLostInBackground
  /// A link is opened, and opened again.
  case linkOpenedTwice
  /// A link that has been opened stays among those that wait.
  case linkOpenedOnEachReturn
  /// A link is opened in the first window, whichever is asked.
  case linkOpenedInFirst
  /// A link is opened in the window that is asked, though another one shows its screen.
  case linkOpenedBesides
  /// A window that has been closed is taken for one that shows the screen.
  case closedWindowAsked
  /// A place is restored past the interceptor that its screen has.
  case restoredPastCard
  /// All places are restored into the first window.
  case restoredIntoOther
  /// No place is saved.
  case restoresNothing
  /// The book at a place is another one afterwards.
  case restoredWithoutContext
  /// The app keeps a window that has been closed.
  case closedWindowKept
  /// Something that outlives the process keeps the app.
  case processKept
  /// A navigation to a book takes the other window back to its shelf.
  case otherWindowMoved
}
