import PortableUIKit

extension ScreenReader {
  /// Reads the gesture recognizers that the app has added to a view.
  mutating func readGestures(on view: UIView) {
    guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { return }
    let own = (view.next as? UIPageViewController)?.gestureRecognizers ?? []
    let name = view.touchedName
    for recognizer in recognizers
    where recognizer.isEnabled && !own.contains(where: { $0 === recognizer }) {
      switch recognizer {
      case _ where device.isUnheard(recognizer): if recognizer.isOfApp { noteUntouched(view) }
      case let tap as UITapGestureRecognizer: read(tap, on: view, named: name)
      case let press as UILongPressGestureRecognizer:
        let touches = press.numberOfTouchesRequired
        add(.longPress(name)) { $0.longPress(view, touches: touches) }
      case let swipe as UISwipeGestureRecognizer:
        let touches = swipe.numberOfTouchesRequired
        for way in UserMove.Direction.allCases where swipe.direction.contains(way.swipe) {
          add(.swipe(way, on: name)) { $0.swipe(view, way.swipe, touches: touches) }
        }
      case let pan as UIPanGestureRecognizer:
        for way in pan.ways { add(.pan(way, on: name)) { $0.pan(view, by: way.translation) } }
      default: if recognizer.isOfApp { noteUntouched(view) }
      }
    }
  }

  private mutating func read(
    _ tap: UITapGestureRecognizer, on view: UIView, named name: String
  ) {
    let (times, touches) = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    add(times == 1 ? .tap(name) : .multiTap(name, times: times)) {
      $0.tap(view, times: times, touches: touches)
    }
  }

  mutating func readKeys(in window: UIWindow) {
    guard window.isKeyWindow else { return }
    for command in device.keyCommands {
      add(.press(command.writtenKeys)) { $0.press(command) }
    }
  }

  /// Adds a swipe down on a layer that the user starts and cancels.
  mutating func readCancelledSwipe(on layer: UIViewController) {
    guard device.canGesture else { return }
    addQuiet(.cancelSwipeDown) { _ in
      !layer.isModalInPresentation
    } perform: { device in
      device.cancel(device.beginSwipeDown(layer))
      return true
    }
  }

  /// Adds a swipe back that the user starts and cancels.
  mutating func readCancelledBack(in stack: UINavigationController) {
    guard device.canGesture else { return }
    addQuiet(.cancelBack) {
      $0.canSwipeBack(in: stack)
    } perform: { device in
      device.cancel(device.beginPop(in: stack))
      return true
    }
  }

  /// Reads the screens in the back button's menu, except the one that a tap on the button leads to.
  mutating func readScreensBehindBack(of stack: UINavigationController) {
    guard stack.viewControllers.count > 2 else { return }
    for (index, screen) in device.screensBehindBack(in: stack).dropLast().enumerated() {
      let title = screen.navigationItem.title ?? screen.title ?? "screen \(index + 1)"
      add(.longPressBack(to: title)) { $0.longPressBack(in: stack, toScreenAt: index) }
    }
  }
}

extension TestDevice {
  /// Moves the gesture part of the way, and cancels it a moment later.
  fileprivate func cancel(_ gesture: TestGesture?) {
    gesture?.update(0.4)
    afterwards(.milliseconds(100)) { gesture?.cancel() }
  }
}

extension UIGestureRecognizer {
  /// Whether this is a kind of recognizer that apps add for a user's gestures.
  fileprivate var isOfApp: Bool {
    self is UITapGestureRecognizer || self is UILongPressGestureRecognizer
      || self is UISwipeGestureRecognizer || self is UIPinchGestureRecognizer
      || self is UIRotationGestureRecognizer
  }
}

extension UIPanGestureRecognizer {
  /// The directions to drag in: away from the recognizer's edges, or all of them.
  fileprivate var ways: [UserMove.Direction] {
    #if !os(visionOS)
    if let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges {
      return UserMove.Direction.allCases.filter { edges.contains($0.edge) }
    }
    #endif
    return UserMove.Direction.allCases
  }
}

extension UserMove.Direction {
  fileprivate var swipe: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  /// The edge where a drag in this direction begins.
  fileprivate var edge: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .bottom
    case .down: .top
    }
  }

  fileprivate var translation: CGPoint {
    switch self {
    case .left: CGPoint(x: -200, y: 0)
    case .right: CGPoint(x: 200, y: 0)
    case .up: CGPoint(x: 0, y: -200)
    case .down: CGPoint(x: 0, y: 200)
    }
  }
}
