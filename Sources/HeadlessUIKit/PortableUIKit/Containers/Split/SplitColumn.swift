#if !canImport(UIKit)
/// What is in a column: what the app has put there, and what stands for it in the hierarchy.
struct SplitColumn {
  /// Nil in a column that has been emptied while it lay on the stack (rule 110).
  var content: UIViewController?
  /// UIKit's own navigation controller around the content (rule 95).
  var wrapper: UINavigationController?

  var host: UIViewController? { wrapper ?? content }
}

/// How wide the app wants a column to be.
@MainActor struct ColumnWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// What the column takes of a width; a column that nobody has a wish for has a standard one.
  func resolved(in whole: CGFloat, standard: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let wish =
      preferred != automatic ? preferred : fraction != automatic ? fraction * whole : standard
    let atLeast = minimum == automatic ? wish : max(wish, minimum)
    let atMost = maximum == automatic ? atLeast : min(atLeast, maximum)
    return min(max(atMost, 0), whole)
  }
}

/// Columns of which the delegate has heard that they come or go: what became of each is told at the
/// end.
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
