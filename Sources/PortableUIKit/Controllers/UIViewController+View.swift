#if !canImport(UIKit)
  extension UIViewController {
    /// The view; when there is none, `loadView()` and `viewDidLoad()` run first (rule 1).
    func viewAfterLoading() -> UIView? {
      if let view = viewIfLoaded { return view }
      return device.asCurrent {
        loadView()
        if isViewLoaded { viewDidLoad() }
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

    func ancestor<Ancestor: UIViewController>() -> Ancestor? {
      var ancestor = parent
      while let current = ancestor {
        if let found = current as? Ancestor { return found }
        ancestor = current.parent
      }
      return nil
    }
  }

  extension NSObject {
    /// As UIKit writes an object in its messages: class and address.
    nonisolated var described: String {
      let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
      return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
    }
  }
#endif
