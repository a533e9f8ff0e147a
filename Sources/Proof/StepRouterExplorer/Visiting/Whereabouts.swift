import PortableUIKit

/// What the explorer is doing in this process at the moment.
///
/// Any thread can read it, even if the app never lets go of the main thread.
package final class Whereabouts: @unchecked Sendable {
  package static let shared = Whereabouts()

  private let lock = NSLock()
  // Use these only under the lock.
  private var current = Deed()
  private var changes = 0
  private var listener: (@Sendable (Deed) -> Void)?

  /// What the explorer is doing, and how many times that has changed.
  package var now: (deed: Deed, changeCount: Int) { lock.withLock { (current, changes) } }

  /// Sets the closure to call at each change, on the thread that makes the change.
  package func listen(_ listener: (@Sendable (Deed) -> Void)?) {
    lock.withLock { self.listener = listener }
  }

  /// Notes that the explorer begins an attempt in a state, or begins to look around there.
  func begin(_ trial: Exploration.Trial?) {
    change {
      $0 = Deed()
      $0.trial = trial
    }
  }

  /// Notes the attempt that the explorer has decided on, having seen the state.
  func decide(_ trial: Exploration.Trial) { change { $0.trial = trial } }

  /// Notes that the app starts, and that these moves follow.
  func start(_ way: [UserMove]) {
    change {
      $0.way = way
      $0.move = nil
      $0.steps = nil
      $0.hasArrived = false
    }
  }

  func arrive() { change { $0.hasArrived = true } }

  /// Notes that a random walk begins the last of these steps.
  func walk(_ steps: [WalkStep]) { change { $0.steps = steps } }

  /// Notes that a move begins; nil once it has ended.
  func make(_ move: UserMove?) { change { $0.move = move } }

  private func change(_ body: (inout Deed) -> Void) {
    let (deed, listener) = lock.withLock {
      body(&current)
      changes += 1
      return (current, self.listener)
    }
    listener?(deed)
  }
}
