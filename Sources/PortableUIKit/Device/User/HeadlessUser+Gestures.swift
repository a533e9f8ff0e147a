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

  /// Swipes a sheet down, the whole way.
  public func swipeDown(_ presented: UIViewController) {
    beginSwipeDown(presented)?.finish()
  }
}

extension UINavigationController {
  /// Without a delegate of the app's the recognizer wants a visible bar with a back button.
  fileprivate var allowsInteractivePop: Bool {
    guard children.count > 1, isOnScreen, appearance.phase == .appeared,
      stackState.isSettled, presentedViewController == nil,
      let recognizer = interactivePopGestureRecognizer, recognizer.isEnabled, !hasPopAnimator
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? showsBackButton
  }

  /// The gesture belongs to UIKit's own animation.
  private var hasPopAnimator: Bool {
    guard let delegate, let top = children.last, let below = children.dropLast().last else {
      return false
    }
    let animator = delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: below)
    return animator != nil
  }

  /// The array changes at once; a cancelled gesture brings it back.
  fileprivate func startInteractivePop() -> Transition? {
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

  /// The sheet on top that this view controller is, or is in.
  fileprivate var dismissableSheet: UIViewController? {
    var current = self
    while let parent = current.parent { current = parent }
    let isSheet = current.presentation.controller.map {
      $0 is UISheetPresentationController || $0 is UIPopoverPresentationController
    }
    guard current.presentation.phase == .presented, current.presentedLink == nil,
      isSheet ?? false
    else { return nil }
    return current
  }

  /// Asks the flag and the delegate, who hears of an attempt that is refused (rule 79).
  fileprivate var agreesToDismissal: Bool {
    guard let controller = presentation.controller else { return false }
    let delegate = controller.delegate
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

  fileprivate func startInteractiveDismissal(_ gesture: InteractiveGesture) -> Transition? {
    guard let presenter = presenterLink, let controller = presentation.controller else {
      return nil
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    let transition = presenter.dismissPresented(
      receiver: self, animated: true, gesture: gesture, completion: nil)
    transition?.animate(alongsideTransition: nil) { context in
      guard !context.isCancelled else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return transition
  }
}
#endif
