#if !canImport(UIKit)
/// Where a tab bar controller is between its selection and its screen.
enum TabState {
  case idle
  case running(TabChange)
  /// The screen has changed, and those who come and go are being told.
  case ending(TabChange)

  var transition: RunningTransition? {
    switch self {
    case .idle: nil
    case .running(let change), .ending(let change): change.transition
    }
  }
}

/// One change of the screen.
struct TabChange {
  let from: UIViewController?
  let to: UIViewController
  let transition: RunningTransition
}
#endif
