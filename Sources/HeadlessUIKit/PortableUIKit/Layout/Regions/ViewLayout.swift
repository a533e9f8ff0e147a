#if !canImport(UIKit)
/// What Auto Layout keeps of a view. A view that no constraint concerns has none.
@MainActor final class ViewLayout {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var priorities = ContentPriorities()

  /// The number of constraints of views above that refer to the view, or to something in it.
  var outerCount = 0
  /// The number of those that refer to something in it.
  var innerCount = 0

  /// The region that begins at the view.
  var ownRegion: LayoutRegion?
  /// The region that has last placed the view.
  var region: LayoutRegion?
  /// The frame from that region's last solution, and the solution's number.
  var solved = CGRect.zero
  var solution = 0

  /// The safe area that the view and its view controller know.
  var safeArea = UIEdgeInsets.zero

  /// The size of the content in that solution.
  var content = CGSize.zero

  /// The place in the model that is being made, and the model's number.
  var index = 0
  var model = 0
}

/// What a view's subviews mean to Auto Layout.
enum LayoutKind {
  case plain, stack, scroll
}

/// How strongly a view keeps to the size of its content.
struct ContentPriorities {
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
}

extension UIView {
  var changedAutoLayout: ViewLayout {
    if let autoLayout { return autoLayout }
    let made = ViewLayout()
    autoLayout = made
    return made
  }
}
#endif
