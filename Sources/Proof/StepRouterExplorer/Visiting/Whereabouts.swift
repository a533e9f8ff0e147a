import PortableUIKit

/// What the explorer is doing in this process right now.
///
/// Any thread can read it, even if the app never lets go of the main thread.
package final class Whereabouts: @unchecked Sendable {
  package static let shared = Whereabouts()

  private let lock = NSLock()
  // Use these only under the lock.
  private var current = Deed()
  private var changes = 0
  private var listener: (@Sendable (Deed) -> Void)?

  /// What the explorer is doing, and how often that has changed.
  package var now: (deed: Deed, changeCount: Int) { lock.withLock { (current, changes) } }

  /// Sets the closure to call with each change, on the thread that makes it.
  package func listen(_ listener: (@Sendable (Deed) -> Void)?) {
    lock.withLock { self.listener = listener }
  }

  /// The explorer begins to try something in a state, or to look around there.
  func begin(_ trial: Exploration.Trial?) {
    change {
      $0 = Deed()
      $0.trial = trial
    }
  }

  /// The explorer decides what to try, once it has seen the state.
  func decide(_ trial: Exploration.Trial) { change { $0.trial = trial } }

  /// The app starts, and then the user makes these moves.
  func start(_ way: [UserMove]) {
    change {
      $0.way = way
      $0.move = nil
      $0.steps = nil
      $0.hasArrived = false
    }
  }

  func arrive() { change { $0.hasArrived = true } }

  /// A random walk has made these steps, but the last, and begins that.
  func walk(_ steps: [WalkStep]) { change { $0.steps = steps } }

  /// The user begins a move; nil once it has ended.
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
