import PortableUIKit

/// Those who wait for a screen's answer. The screen keeps them; when it is released, they are told.
@MainActor
final class ResultWaits {
  private static let attached = AttachedValue<ResultWaits>()

  private var waits: [any EndableWait] = []

  static func of(_ screen: UIViewController) -> [any EndableWait] { attached[screen]?.waits ?? [] }

  static func add(_ wait: any EndableWait, to screen: UIViewController) {
    let waits = attached[screen] ?? ResultWaits()
    waits.waits.append(wait)
    attached[screen] = waits
  }

  static func remove(_ wait: any EndableWait, from screen: UIViewController) {
    attached[screen]?.waits.removeAll { $0 === wait }
  }

  deinit {
    // A view controller may be released on any thread.
    let waits = waits
    Task { @MainActor in for wait in waits { wait.screenReleased() } }
  }
}

/// A wait for a screen, whatever its answer.
@MainActor
protocol EndableWait: AnyObject, Sendable {
  /// The screen has been released. One that has never been in a window does not leave.
  func screenReleased()
}
