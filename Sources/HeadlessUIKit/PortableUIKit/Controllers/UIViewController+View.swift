#if !canImport(UIKit)
extension UIViewController {
  /// Returns the view. If there's none, runs `loadView()` and `viewDidLoad()` first (rule 1).
  func viewAfterLoading() -> UIView? {
    if let view = viewIfLoaded { return view }
    return device.asCurrent {
      loadView()
      if isViewLoaded {
        embedScenes()
        viewDidLoad()
      }
      return viewIfLoaded
    }
  }

  func assign(_ view: UIView?) {
    let old = viewIfLoaded
    guard old !== view else { return }
    if let view, let other = view.owner, other !== self {
      return device.misuse(
        "M19", "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time! View "
          + "\(view.described) is associated with \(other.described). Clear this association "
          + "before associating this view with \(described).")
    }
    old?.owner = nil
    setLoadedView(view)
    view?.owner = self
  }

  var nextResponder: UIResponder? {
    if let presenter = presenterLink { return presenter }
    return viewIfLoaded?.superview
  }
}
#endif
