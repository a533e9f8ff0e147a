import PortableUIKit

/// The calls in order, one exact line each.
@MainActor final class EventLog {
  private var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines since the last time they were taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view controller that logs its callbacks: `B.viewWillAppear(true) movingToParent`.
@MainActor protocol Recording: UIViewController {
  var name: String { get }
  var log: EventLog? { get }
  /// The flags that are true, of the four.
  var flags: [String] { get }
}

extension Recording {
  func record(_ call: String) {
    log?.add("\(name).\(call)")
  }

  /// Records an appearance callback, with the flags that are true in it.
  func record(_ call: String, _ animated: Bool) {
    record("\(call)(\(animated))" + flags.map { " " + $0 }.joined())
  }

  func record(_ call: String, parent: UIViewController?) {
    record("\(call)(\(nameOf(parent)))")
  }

  var trueFlags: [String] {
    [
      (isMovingToParent, "movingToParent"), (isMovingFromParent, "movingFromParent"),
      (isBeingPresented, "beingPresented"), (isBeingDismissed, "beingDismissed"),
    ].compactMap { $0 ? $1 : nil }
  }
}

/// The name of a recording view controller, `nil` for none.
@MainActor func nameOf(_ viewController: UIViewController?) -> String {
  guard let viewController else { return "nil" }
  return (viewController as? any Recording)?.name ?? "\(type(of: viewController))"
}

@MainActor func names(_ viewControllers: [UIViewController]?) -> String {
  viewControllers?.map(nameOf).joined(separator: " ") ?? "nil"
}

extension String {
  /// The call without its flags.
  var withoutFlags: String {
    prefix { $0 != ")" } + (contains(")") ? ")" : "")
  }

  /// The method without arguments and flags.
  var withoutArguments: String {
    String(prefix { $0 != "(" })
  }
}
