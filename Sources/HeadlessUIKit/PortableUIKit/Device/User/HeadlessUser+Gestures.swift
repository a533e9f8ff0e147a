#if !canImport(UIKit)
extension HeadlessUser {
  /// Begins to swipe back from the edge; nil where UIKit's recognizer would not begin.
  public func beginPop(
    in navigationController: UINavigationController
  ) -> InteractiveGesture? {
    device.perform {
      let stack = navigationController.stackOfBack
      guard stack.allowsInteractivePop else { return nil }
      let gesture = InteractiveGesture()
      gesture.drive(stack.startInteractivePop())
      return gesture
    }
  }

  /// Begins to swipe a sheet down; nil where it does not give way.
  public func beginSwipeDown(_ presented: UIViewController) -> InteractiveGesture? {
    device.perform { presented.beginDismissalByUser() }
  }

  /// Drags a sheet to one of its detents, which its delegate hears of.
  ///
  /// - Returns: Whether it is in front, and has such a detent there.
  @discardableResult
  public func dragSheet(
    _ presented: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    device.perform { presented.sheetInFront?.receiveDrag(to: detent) ?? false }
  }

  /// Swipes a sheet down, the whole way; whether it gives way is up to it.
  ///
  /// - Returns: Whether it is presented.
  @discardableResult
  public func swipeDown(_ presented: UIViewController) -> Bool {
    guard presented.topmostAncestor.presentation.phase == .presented else { return false }
    beginSwipeDown(presented)?.finish()
    return true
  }
}

extension UINavigationController {
  /// Without a delegate of the app's the recognizer wants a visible bar with a back button.
  fileprivate var allowsInteractivePop: Bool {
    guard children.count > 1, isOnScreen, appearance.phase == .appeared,
      stackState.isSettled, !isCovered(from: view),
      let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled, !hasPopAnimator,
      children.last?.zoomGivesWay ?? true
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? showsBackButton
  }

  /// A delegate that has the method switches the gesture off, whatever it answers (rule 147).
  private var hasPopAnimator: Bool {
    guard let delegate = storedDelegate, let top = children.last,
      let below = children.dropLast().last
    else {
      return false
    }
    delegateHasNoAnimators = false
    _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
    return !delegateHasNoAnimators
  }

  /// The array changes at once; a cancelled gesture brings it back.
  fileprivate func startInteractivePop() -> RunningTransition? {
    _ = pop(to: children.count - 2, animated: true, isInteractive: true)
    view.layoutIfNeeded()
    return stackState.transition
  }
}

extension UIViewController {
  /// Nil where there is no sheet or popover, or where it does not give way.
  func beginDismissalByUser() -> InteractiveGesture? {
    guard let sheet = dismissableSheet, sheet.agreesToDismissal else { return nil }
    let gesture = InteractiveGesture()
    gesture.drive(sheet.startInteractiveDismissal(gesture))
    return gesture
  }

  /// The sheet on top that this view controller is, or is in; or what has zoomed in.
  fileprivate var dismissableSheet: UIViewController? {
    guard let front = presentedInFront else { return nil }
    let givesWay = front.presentation.controller?.givesWayToUser ?? false
    guard givesWay || front.prefersZoom, front.zoomGivesWay else { return nil }
    return front
  }

  var sheetInFront: UISheetPresentationController? {
    presentedInFront?.presentation.controller?.shownSheet
  }

  /// What is presented on top, where this view controller is that, or is in it.
  private var presentedInFront: UIViewController? {
    let outermost = topmostAncestor
    guard outermost.presentation.phase == .presented, outermost.presentedLink == nil else {
      return nil
    }
    return outermost
  }

  /// Asks the flag and the delegate, who hears of an attempt that is refused (rule 79).
  fileprivate var agreesToDismissal: Bool {
    guard let controller = presentation.controller else { return false }
    let delegate = controller.storedDelegate
    let isAllowed =
      !isModalInTheWay && (delegate?.presentationControllerShouldDismiss(controller) ?? true)
    if !isAllowed { delegate?.presentationControllerDidAttemptToDismiss(controller) }
    return isAllowed
  }

  private var isModalInTheWay: Bool {
    var isInTheWay = isModalInPresentation
    forEachChildThatAppears { isInTheWay = isInTheWay || $0.isModalInTheWay }
    return isInTheWay
  }

  fileprivate func startInteractiveDismissal(_ gesture: InteractiveGesture) -> RunningTransition? {
    guard let presenter = presenterLink, let controller = presentation.controller else {
      return nil
    }
    controller.storedDelegate?.presentationControllerWillDismiss(controller)
    let transition = presenter.dismissPresented(
      receiver: self, animated: true, gesture: gesture, completion: nil)
    transition?.animate(alongsideTransition: nil) { context in
      guard !context.isCancelled else { return }
      controller.storedDelegate?.presentationControllerDidDismiss(controller)
    }
    return transition
  }
}
#endif
