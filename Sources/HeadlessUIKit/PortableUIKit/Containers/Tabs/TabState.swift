#if !canImport(UIKit)
/// How far a tab bar controller's screen has followed its selection.
enum TabState {
  case idle
  case running(TabChange)
  /// The screen has changed, and the children's callbacks are under way.
  case ending(TabChange)

  var transition: RunningTransition? {
    switch self {
    case .idle: nil
    case .running(let change), .ending(let change): change.transition
    }
  }
}

/// A change of the child on screen.
struct TabChange {
  let from: UIViewController?
  let to: UIViewController
  let transition: RunningTransition
}
#endif
