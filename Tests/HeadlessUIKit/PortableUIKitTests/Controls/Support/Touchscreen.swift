import PortableUIKit

/// A visible window whose root view controller shows the views that a test touches.
@MainActor struct Touchscreen {
  let window = Simulation.current.makeWindow()
  let root: UIViewController
  let user = Simulation.current.user

  init(_ root: UIViewController = UIViewController()) {
    self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulation.current.runUntilIdle()
  }

  /// Puts the views on the screen, below each other and below those that are there, and lays them
  /// out.
  func show(_ views: UIView...) {
    for view in views { root.view.addSubview(view) }
    let bounds = root.view.bounds
    let height = bounds.height / CGFloat(max(root.view.subviews.count, 1))
    for (index, view) in root.view.subviews.enumerated() {
      view.frame = CGRect(x: 0, y: height * CGFloat(index), width: bounds.width, height: height)
    }
    Simulation.current.runUntilIdle()
  }
}

extension EventLog {
  func callAsFunction(_ line: String) {
    add(line)
  }
}

extension UIControl {
  /// Logs each of the named events by its own action.
  func log(_ events: [(name: String, event: UIControl.Event)], to log: EventLog) {
    for (name, event) in events {
      addAction(UIAction { _ in log(name) }, for: event)
    }
  }
}

/// The events that touches cause, by name.
let touchEvents: [(name: String, event: UIControl.Event)] = [
  ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("valueChanged", .valueChanged),
  ("primaryActionTriggered", .primaryActionTriggered),
]

/// The events of editing, by name.
let editingEvents: [(name: String, event: UIControl.Event)] = [
  ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
  ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
]
