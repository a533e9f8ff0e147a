#if !canImport(UIKit)
/// A column's contents: the app's view controller, and its wrapper in the hierarchy.
struct SplitColumn {
  /// The app's view controller; nil if the app emptied the column while it lay on the stack
  /// (rule 110).
  var content: UIViewController?
  /// The navigation controller that UIKit puts around the content (rule 95).
  var wrapper: UINavigationController?

  var host: UIViewController? { wrapper ?? content }
}

/// The width that the app prefers for a column, and its limits.
@MainActor struct ColumnWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// Returns the column's share of a width, based on the standard width if the app has no
  /// preference.
  func resolved(in whole: CGFloat, standard: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let wish =
      preferred != automatic ? preferred : fraction != automatic ? fraction * whole : standard
    let atLeast = minimum == automatic ? wish : max(wish, minimum)
    let atMost = maximum == automatic ? atLeast : min(atLeast, maximum)
    return min(max(atMost, 0), whole)
  }
}

/// Columns that the delegate knows will show or hide. The `didShow` and `didHide` calls follow at
/// the end.
struct ColumnNews {
  private(set) var shown: [UISplitViewController.Column] = []
  private(set) var hidden: [UISplitViewController.Column] = []

  mutating func add(_ column: UISplitViewController.Column, isShown: Bool) {
    shown.removeAll { $0 == column }
    hidden.removeAll { $0 == column }
    if isShown { shown.append(column) } else { hidden.append(column) }
  }
}

/// An animated change of the columns on screen.
@MainActor final class SplitChange {
  let transition: RunningTransition
  var leaving: [UIViewController] = []

  init(_ transition: RunningTransition) {
    self.transition = transition
  }
}
#endif
