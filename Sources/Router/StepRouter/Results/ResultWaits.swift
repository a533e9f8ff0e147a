import PortableUIKit

/// The waits for a screen's answer. The screen retains them; its release notifies them.
@MainActor
package final class ResultWaits {
  private static let attached = AttachedValue<ResultWaits>()

  private var waits = Register<ObjectIdentifier, any EndableWait>()

  package static func of(_ screen: UIViewController) -> [any EndableWait] {
    attached[screen]?.waits.all ?? []
  }

  package static func add(_ wait: any EndableWait, to screen: UIViewController) {
    let waits = attached[screen] ?? ResultWaits()
    waits.waits.add(wait, as: ObjectIdentifier(wait))
    attached[screen] = waits
  }

  package static func remove(_ wait: any EndableWait, from screen: UIViewController) {
    attached[screen]?.waits.remove(ObjectIdentifier(wait))
  }

  deinit {
    // A view controller may be released on any thread.
    let waits = waits.all
    Task { @MainActor in for wait in waits { wait.screenReleased() } }
  }
}

/// A wait for a screen with any type of answer.
@MainActor
package protocol EndableWait: AnyObject, Sendable {
  /// Called after the screen's release. A screen that has never been in a window doesn't leave.
  func screenReleased()
}
