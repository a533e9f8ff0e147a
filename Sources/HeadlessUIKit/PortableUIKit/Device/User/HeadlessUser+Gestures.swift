#if !canImport(UIKit)
extension HeadlessUser {
  /// Begins to swipe back from the edge; nil if UIKit's recognizer wouldn't begin.
  public func beginPop(
    in navigationController: UINavigationController
  ) -> InteractiveGesture? {
    device.perform {
      let stack = navigationController.stackOfBack
      guard stack.allowsInteractivePop else {
        if stack.swipeAtRootBegins { stack.isStuck = true }
        return nil
      }
      let gesture = InteractiveGesture()
      gesture.drive(stack.startInteractivePop())
      return gesture
    }
  }

  /// Begins to swipe a sheet down; nil if the sheet refuses to go.
  public func beginSwipeDown(_ presented: UIViewController) -> InteractiveGesture? {
    device.perform { presented.beginDismissalByUser() }
  }

  /// Drags a sheet to one of its detents, and notifies its delegate.
  ///
  /// - Returns: True if the sheet is in front and has that detent there.
  @discardableResult
  public func dragSheet(
    _ presented: UIViewController,
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    device.perform { presented.sheetInFront?.receiveDrag(to: detent) ?? false }
  }

  /// Swipes a sheet all the way down. The sheet may refuse to go.
  ///
  /// - Returns: True if the sheet is presented.
  @discardableResult
  public func swipeDown(_ presented: UIViewController) -> Bool {
    guard presented.topmostAncestor.presentation.phase == .presented else { return false }
    beginSwipeDown(presented)?.finish()
    return true
  }
}

extension UINavigationController {
  /// Unless the app has set a delegate, the recognizer requires a visible bar with a back button.
  var allowsInteractivePop: Bool {
    guard children.count > 1, isOnScreen, appearance.phase == .appeared,
      stackState.isSettled, !isCovered(from: view),
      let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled, !hasPopAnimator,
      children.last?.zoomGivesWay ?? true
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? showsBackButton
  }

  /// Whether a swipe at the root would reach the app's own delegate of the recognizer.
  var canSwipeAtRoot: Bool {
    interactivePopGestureRecognizer?.delegate != nil && children.count == 1 && isOnScreen
      && !isStuck
  }

  /// Whether the app's own delegate of the recognizer lets a swipe begin at the root, where there is
  /// nothing to go back to (rule 291).
  var swipeAtRootBegins: Bool {
    guard children.count == 1, isOnScreen, appearance.phase == .appeared, stackState.isSettled,
      !isCovered(from: view), let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? false
  }

  /// Whether the delegate implements `navigationController(_:animationControllerFor:from:to:)`.
  /// That switches the gesture off, even if the method returns nil (rule 147).
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

  /// Changes the array at once; cancelling the gesture restores it.
  fileprivate func startInteractivePop() -> RunningTransition? {
    _ = pop(to: children.count - 2, animated: true, isInteractive: true)
    view.layoutIfNeeded()
    return stackState.transition
  }
}

extension UIViewController {
  /// Begins to dismiss the sheet or popover in front; nil if there is none, or it refuses to go.
  func beginDismissalByUser() -> InteractiveGesture? {
    guard let sheet = dismissableSheet, sheet.agreesToDismissal else { return nil }
    let gesture = InteractiveGesture()
    gesture.drive(sheet.startInteractiveDismissal(gesture))
    return gesture
  }

  /// The presented view controller in front that is or contains this one, if the user can dismiss
  /// it: a sheet, or a view controller that has zoomed in.
  fileprivate var dismissableSheet: UIViewController? {
    guard let front = presentedInFront else { return nil }
    let givesWay = front.presentation.controller?.givesWayToUser ?? false
    guard givesWay || front.prefersZoom, front.zoomGivesWay else { return nil }
    return front
  }

  var sheetInFront: UISheetPresentationController? {
    presentedInFront?.presentation.controller?.shownSheet
  }

  /// The topmost presented view controller, if it is or contains this one.
  private var presentedInFront: UIViewController? {
    let outermost = topmostAncestor
    guard outermost.presentation.phase == .presented, outermost.presentedLink == nil else {
      return nil
    }
    return outermost
  }

  /// Checks the flag and asks the delegate, and notifies the delegate of a refused attempt
  /// (rule 79).
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
      (self as? UIAlertController)?.runCancelHandler()
    }
    return transition
  }
}
#endif
