import PortableUIKit

/// What a navigation does when it needs its turn while another navigation has it.
///
/// ```swift
/// let router = DefaultRouter(policy: .replacePending)
/// ```
public enum TurnPolicy: String, Sendable, Codable {
  /// It waits, and takes its turn after those that came before it.
  case enqueue
  /// It waits, and those that wait already end with ``RoutingError/busy(_:_:)``: the newest one
  /// wins.
  case replacePending
  /// It ends with ``RoutingError/busy(_:_:)``.
  case reject
}

/// Who takes turns: a navigation.
@MainActor
protocol TurnTaker: AnyObject {
  /// Whether it only closes something.
  var isClosing: Bool { get }
  /// Whether it goes past a lock.
  var passesLock: Bool { get }
  /// The turn has come.
  func takeTurn()
  /// The turn never comes, by the policy of this request or of a later one.
  func giveWay(_ reason: BusyReason)
}

/// The turns of one window: navigations change its screen one at a time, in the order in which they
/// ask for a turn.
@MainActor
final class TurnQueue {
  private static let queues = AttachedValue<TurnQueue>()

  @exclusivity(unchecked) private var current: (any TurnTaker)?
  @exclusivity(unchecked) private var waiting = WaitingLine()
  @exclusivity(unchecked) private var isHandingOver = false
  /// The first of those that wait, where it has had its turn and waits for a lock with what is left:
  /// only those that go past a lock take turns meanwhile.
  @exclusivity(unchecked) private var interrupted: (any TurnTaker)?
  /// How many times somebody has asked for a screen; not those that only close one, nor interceptors.
  private(set) var requestCount = 0

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

  /// Whether somebody who does more than to close something has the turn, or waits for it.
  var hasTakersForScreens: Bool {
    current.map { !$0.isClosing } ?? false || waiting.all.contains { !$0.isClosing }
  }

  func noteRequest() { requestCount += 1 }

  /// Gives the turn to one that asks, at once if nobody is before it.
  func giveTurn(to taker: any TurnTaker, policy: TurnPolicy) {
    if isFree {
      current = taker
      return taker.takeTurn()
    }
    if interrupted != nil, current == nil, taker.passesLock {
      current = taker
      return taker.takeTurn()
    }
    switch policy {
    case .reject: taker.giveWay(.rejected)
    case .enqueue: waiting.append(taker)
    case .replacePending:
      let replaced = waiting.all.filter { $0 !== interrupted }
      waiting = WaitingLine()
      if let interrupted { waiting.append(interrupted) }
      waiting.append(taker)
      for old in replaced { old.giveWay(.replaced) }
    }
  }

  /// Takes the turn back, whether it has come or not. The next one begins after `epilogue`, which may
  /// itself ask for a turn: behind those that wait, or at once if nobody does.
  func takeBack(from taker: any TurnTaker, epilogue: () -> Void = {}) {
    guard current === taker else {
      waiting.remove(taker)
      epilogue()
      if interrupted === taker {
        interrupted = nil
        handOver()
      }
      return
    }
    current = nil
    epilogue()
    handOver()
  }

  /// Lends the turn of one that waits for a lock to those that go past it.
  func interrupt(_ taker: any TurnTaker) {
    guard current === taker else { return }
    interrupted = taker
    waiting.prepend(taker)
    current = nil
    handOver()
  }

  /// Gives the turn to the one that has lent it, as soon as nobody else has it.
  func resume(_ taker: any TurnTaker) {
    guard interrupted === taker else { return }
    interrupted = nil
    handOver()
  }

  private func next() -> (any TurnTaker)? {
    interrupted == nil ? waiting.popFirst() : waiting.popFirst { $0.passesLock }
  }

  /// Lets those that wait take their turns. It is a loop: one that has nothing to do gives its turn
  /// back within taking it.
  private func handOver() {
    guard !isHandingOver else { return }
    isHandingOver = true
    defer { isHandingOver = false }
    while current == nil, let next = next() {
      current = next
      next.takeTurn()
    }
  }
}

extension UIWindow {
  /// Whether a navigation to a screen has the turn in the window, or waits for it.
  package var isTaken: Bool { TurnQueue.of(self).hasTakersForScreens }

  /// How many times somebody has asked for a screen in the window; not those that only close one,
  /// nor interceptors while they are asked.
  package var requestCount: Int { TurnQueue.of(self).requestCount }
}

/// Those that wait for their turn, first come, first served. Whoever has left is not kept.
@MainActor
private struct WaitingLine {
  private var arriving: [any TurnTaker] = []
  /// In the opposite order, so that the first is the last.
  private var leaving: [any TurnTaker] = []

  var isEmpty: Bool { arriving.isEmpty && leaving.isEmpty }
  var all: [any TurnTaker] { leaving.reversed() + arriving }

  mutating func append(_ turn: any TurnTaker) { arriving.append(turn) }

  mutating func prepend(_ turn: any TurnTaker) { leaving.append(turn) }

  mutating func popFirst(where isWanted: (any TurnTaker) -> Bool) -> (any TurnTaker)? {
    guard let next = all.first(where: isWanted) else { return nil }
    remove(next)
    return next
  }

  mutating func popFirst() -> (any TurnTaker)? {
    if leaving.isEmpty {
      leaving = arriving.reversed()
      arriving = []
    }
    return leaving.popLast()
  }

  mutating func remove(_ turn: any TurnTaker) {
    arriving.removeAll { $0 === turn }
    leaving.removeAll { $0 === turn }
  }
}
