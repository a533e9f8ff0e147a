import PortableUIKit

/// What a router does with a navigation that comes to its build while another is being performed.
public enum TurnPolicy: String, Sendable, Codable {
  /// It waits, and is performed after those that came before it.
  case enqueue
  /// It waits, and those that wait already end with ``RoutingError/busy(_:_:)``: the newest wins.
  case replacePending
  /// It ends with ``RoutingError/busy(_:_:)``.
  case reject
}

/// Who takes turns: a navigation.
@MainActor
protocol TurnTaker: AnyObject {
  /// The turn has come.
  func takeTurn()
  /// The turn never comes, by the policy of this request or of a later one.
  func giveWay(_ reason: BusyReason)
}

/// The turns of one window: navigations that change its screen do so one at a time, in the order in
/// which they come to the build.
@MainActor
final class TurnQueue {
  private static let queues = AttachedValue<TurnQueue>()

  @exclusivity(unchecked) private var current: (any TurnTaker)?
  @exclusivity(unchecked) private var waiting: [any TurnTaker] = []

  /// The queue of a window. All routers that work in it share it.
  static func of(_ window: UIWindow) -> TurnQueue {
    if let queue = queues[window] { return queue }
    let queue = TurnQueue()
    queues[window] = queue
    return queue
  }

  /// Whether nobody navigates in a window.
  static func isFree(in window: UIWindow?) -> Bool {
    guard let window, let queue = queues[window] else { return true }
    return queue.isFree
  }

  var isFree: Bool { current == nil && waiting.isEmpty }

  /// Asks for a turn; it begins at once if nobody is before it.
  func take(_ turn: any TurnTaker, policy: TurnPolicy) {
    if isFree {
      current = turn
      return turn.takeTurn()
    }
    switch policy {
    case .reject: turn.giveWay(.rejected)
    case .enqueue: waiting.append(turn)
    case .replacePending:
      let replaced = waiting
      waiting = [turn]
      for old in replaced { old.giveWay(.replaced) }
    }
  }

  /// Gives a turn back, whether it has come or not. The next one begins after `epilogue`, which may
  /// itself ask for a turn: behind those that wait, or at once if nobody does.
  func giveBack(_ turn: any TurnTaker, epilogue: () -> Void = {}) {
    guard current === turn else {
      waiting.removeAll { $0 === turn }
      return epilogue()
    }
    current = nil
    epilogue()
    handOver()
  }

  private func handOver() {
    guard current == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    current = next
    next.takeTurn()
  }
}
