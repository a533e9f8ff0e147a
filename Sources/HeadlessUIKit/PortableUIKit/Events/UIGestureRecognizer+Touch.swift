#if !canImport(UIKit)
extension UIGestureRecognizer {
  /// Goes through the states of a gesture, and calls the targets in each of them (rule V25).
  func recognize(_ states: [State] = [.ended], with touch: UITouch, between: () -> Void = {}) {
    self.touch = touch
    for next in states {
      state = next
      for target in targets { target.call(with: self) }
      if next != states.last { between() }
    }
    self.touch = nil
    reset()
    state = .possible
  }

  /// Whether certainly nothing in the app hears of the gesture: no target has its method, and there
  /// is neither a delegate nor a subclass.
  package var isUnheard: Bool {
    let kinds: [UIGestureRecognizer.Type] = [
      UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
      UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self,
      UIScreenEdgePanGestureRecognizer.self,
    ]
    return delegate == nil && kinds.contains { $0 == type(of: self) }
      && targets.allSatisfy { $0.object.flatMap($0.action.method) == nil }
  }

  /// Whether the recognizer gets a touch.
  func receives(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether nothing keeps the recognizer from recognizing.
  var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether this recognizer waits for the other one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether both may recognize the same touch.
  func goesTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}

extension UIView {
  /// The recognizers that get a touch on this view: its own, then those of the views around it.
  func recognizers(receiving touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view: UIView? = self
    while let current = view {
      found += current.gestureRecognizers?.filter { $0.receives(touch) } ?? []
      view = current.superview
    }
    return found
  }
}

extension [UIGestureRecognizer] {
  /// Those that recognize a gesture that each of these could recognize: the first, and every other
  /// that goes together with it.
  @MainActor var winners: [UIGestureRecognizer] {
    var winners: [UIGestureRecognizer] = []
    for one in self {
      guard winners.allSatisfy({ one.goesTogether(with: $0) }), one.mayBegin else { continue }
      winners.append(one)
    }
    return winners
  }
}
#endif
