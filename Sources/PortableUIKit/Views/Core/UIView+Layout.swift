#if !canImport(UIKit)
  /// Which views wait for a layout pass. A pass visits these and the way to them, nothing else.
  struct ViewLayoutState {
    var needsLayout = true
    var hasPendingDescendant = false

    var isPending: Bool { needsLayout || hasPendingDescendant }
  }

  extension UIView {
    func markForLayout() {
      guard !layoutState.needsLayout else { return }
      layoutState.needsLayout = true
      markAncestorsForLayout()
    }

    func markAncestorsForLayout() {
      var view = self
      while let superview = view.superviewLink {
        if superview.layoutState.hasPendingDescendant { return }
        superview.layoutState.hasPendingDescendant = true
        view = superview
      }
      (view as? UIWindow)?.scheduleLayout()
    }

    func layOutNow() {
      var topmost = self
      var view = superviewLink
      while let current = view {
        if current.layoutState.needsLayout { topmost = current }
        view = current.superviewLink
      }
      topmost.layOutSubtree()
    }

    func layOutSubtree() {
      // A layout may ask for another one; UIKit, too, gives up on views that never settle.
      for _ in 0..<8 where layoutState.isPending {
        if layoutState.needsLayout { layOutSelf() }
        guard layoutState.hasPendingDescendant else { continue }
        // Still marked meanwhile, so that what is marked below does not climb up again.
        for subview in subviewList where subview.layoutState.isPending {
          subview.layOutSubtree()
        }
        layoutState.hasPendingDescendant = hasPendingSubview
      }
    }

    private var hasPendingSubview: Bool {
      for subview in subviewList where subview.layoutState.isPending { return true }
      return false
    }

    private func layOutSelf() {
      guard let owner else {
        layoutState.needsLayout = false
        return layoutSubviews()
      }
      owner.rootViewWillLayOut()
      layoutState.needsLayout = false
      owner.viewWillLayoutSubviews()
      layoutSubviews()
      owner.viewDidLayoutSubviews()
    }

    /// Whether this view is gone from the screen: hidden, or without a window.
    var isOnScreen: Bool {
      var view: UIView? = self
      while let current = view {
        if current.isHidden { return false }
        view = current.superviewLink
      }
      return window != nil
    }
  }
#endif
