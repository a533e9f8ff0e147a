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

/// The turns of one window: navigations that change its screen do so one at a time, in the order in
/// which they come to the build.
@MainActor
final class TurnQueue {
  /// One navigation's place.
  @MainActor
  final class Turn {
    fileprivate let begin: @MainActor () -> Void
    fileprivate let giveWay: @MainActor (BusyReason) -> Void

    /// A turn that is still to be taken. `begin` is called when it has come, `giveWay` if it never
    /// will, by the policy of this request or of a later one.
    init(
      begin: @escaping @MainActor () -> Void,
      giveWay: @escaping @MainActor (BusyReason) -> Void
    ) {
      self.begin = begin
      self.giveWay = giveWay
    }
  }

  private static let queues = AttachedValue<TurnQueue>()

  private var current: Turn?
  private var waiting: [Turn] = []

  /// The queue of a window. All routers that work in it share it.
  static func of(_ window: UIWindow) -> TurnQueue {
    if let queue = queues[window] { return queue }
    let queue = TurnQueue()
    queues[window] = queue
    return queue
  }

  var isFree: Bool { current == nil && waiting.isEmpty }

  /// Asks for a turn; it begins at once if nobody is before it.
  func take(_ turn: Turn, policy: TurnPolicy) {
    if isFree {
      current = turn
      return turn.begin()
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
  func giveBack(_ turn: Turn, epilogue: () -> Void = {}) {
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
    next.begin()
  }
}
