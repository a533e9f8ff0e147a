#if !canImport(UIKit)
/// A finger of the user's on a view, from its first touch until it's lifted.
@MainActor struct GestureTouch {
  private let view: UIView
  private let touch: UITouch
  /// The recognizers that got the touch, innermost first.
  private let recognizers: [UIGestureRecognizer]

  init(on view: UIView) {
    self.view = view
    touch = UITouch()
    touch.view = view
    recognizers = view.recognizers(receiving: touch)
  }

  /// Taps so many times in a row. A recognizer for fewer taps recognizes on the way, unless it
  /// waits for one for more taps to fail.
  func tap(times: Int, touches: Int) {
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }.filter {
      $0.numberOfTouchesRequired == touches
    }
    let last = taps.filter { $0.numberOfTapsRequired == times }
    for count in 1...max(times, 1) {
      touch.count = count
      let able = taps.filter { one in
        one.numberOfTapsRequired == count
          && (count == times || !last.contains(where: one.waits))
      }
      let isDelayed = { (one: UIGestureRecognizer) in
        taps.contains { $0.numberOfTapsRequired > count && one.waits(for: $0) }
      }
      deliver(able, isDelayed: isDelayed) { $0.recognize(with: touch) }
    }
  }

  func longPress(touches: Int) {
    let able = recognizers.filter {
      ($0 as? UILongPressGestureRecognizer)?.numberOfTouchesRequired == touches
    }
    deliver(able) { $0.recognize([.began, .ended], with: touch) }
  }

  func swipe(_ direction: UISwipeGestureRecognizer.Direction, touches: Int) {
    let able = recognizers.filter { one in
      guard let swipe = one as? UISwipeGestureRecognizer else { return false }
      return swipe.direction.contains(direction) && swipe.numberOfTouchesRequired == touches
    }
    deliver(able) { $0.recognize(with: touch) }
  }

  func pan(by translation: CGPoint) {
    let able = recognizers.filter { $0 is UIPanGestureRecognizer }
    deliver(able) { recognizer in
      let pan = recognizer as? UIPanGestureRecognizer
      pan?.setTranslation(.zero, in: view)
      recognizer.recognize([.began, .changed, .ended], with: touch) {
        touch.movement = translation
        pan?.setTranslation(translation, in: view)
      }
      touch.movement = .zero
    }
  }

  /// Passes the touch to the view and lets the winners recognize; one that waits for another to
  /// fail recognizes once that has had its time.
  private func deliver(
    _ able: [UIGestureRecognizer],
    isDelayed: (UIGestureRecognizer) -> Bool = { _ in false },
    recognize: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    let event = UIEvent()
    let winners = able.winners
    view.touchesBegan([touch], with: event)
    for winner in winners {
      if isDelayed(winner) {
        view.device.schedule(after: .milliseconds(350)) { recognize(winner) }
      } else {
        recognize(winner)
      }
    }
    if winners.contains(where: \.cancelsTouchesInView) {
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
  }
}
#endif
