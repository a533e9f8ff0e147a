import PortableUIKit

/// How a router handles a navigation that needs its turn while another one has it.
///
/// ```swift
/// let router = DefaultRouter(policy: .replacePending)
/// ```
public enum TurnPolicy: String, Sendable, Codable {
  /// The navigation waits, and takes its turn after the ones before it.
  case enqueue
  /// The navigation waits, and the ones already waiting end with ``RoutingError/busy(_:_:)``: the
  /// newest one wins.
  case replacePending
  /// The navigation ends with ``RoutingError/busy(_:_:)``.
  case reject
}

/// A navigation, as seen by the queue.
@MainActor
protocol TurnTaker: AnyObject {
  /// Whether it only closes a screen.
  var isClosing: Bool { get }
  /// Whether it may pass a lock.
  var passesLock: Bool { get }
  /// Called when the turn has come.
  func takeTurn()
  /// Called if the turn will never come, due to the policy of this request or of a later one.
  func giveWay(_ reason: BusyReason)
}

/// The turns of one window. Navigations change its screen one at a time, in the order in which they
/// ask for a turn.
@MainActor
final class TurnQueue {
  private static let queues = AttachedValue<TurnQueue>()

  @exclusivity(unchecked) private var current: (any TurnTaker)?
  @exclusivity(unchecked) private var waiting = WaitingLine()
  @exclusivity(unchecked) private var isHandingOver = false
  /// The first waiting navigation, if it has already had its turn and waits for a lock with the
  /// rest. Meanwhile, only navigations that may pass a lock take turns.
  @exclusivity(unchecked) private var interrupted: (any TurnTaker)?
  /// The number of requests for a screen, not counting closings and requests by interceptors.
  private(set) var requestCount = 0

  /// Returns a window's queue. All routers that work in the window share it.
  static func of(_ window: UIWindow) -> TurnQueue {
    if let queue = queues[window] { return queue }
    let queue = TurnQueue()
    queues[window] = queue
    return queue
  }

  /// Whether no navigation has the turn in a window, or waits for it.
  static func isFree(in window: UIWindow?) -> Bool {
    guard let window, let queue = queues[window] else { return true }
    return queue.isFree
  }

  var isFree: Bool { current == nil && waiting.isEmpty }

  /// Whether a navigation that isn't a mere closing has the turn, or waits for it.
  var hasTakersForScreens: Bool {
    current.map { !$0.isClosing } ?? false || waiting.all.contains { !$0.isClosing }
  }

  func noteRequest() { requestCount += 1 }

  /// Gives the turn to a navigation, at once if there's none before it.
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

  /// Takes the turn back, whether it has come or not. The next one begins after `epilogue`, which
  /// may itself ask for a turn: it gets one after the waiting navigations, or at once if there are
  /// none.
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

  /// Lends the turn of a navigation that waits for a lock to navigations that may pass it.
  func interrupt(_ taker: any TurnTaker) {
    guard current === taker else { return }
    interrupted = taker
    waiting.prepend(taker)
    current = nil
    handOver()
  }

  /// Returns the turn to the navigation that lent it, as soon as it's free.
  func resume(_ taker: any TurnTaker) {
    guard interrupted === taker else { return }
    interrupted = nil
    handOver()
  }

  private func next() -> (any TurnTaker)? {
    interrupted == nil ? waiting.popFirst() : waiting.popFirst { $0.passesLock }
  }

  /// Lets the waiting navigations take their turns. It's a loop, because a navigation that has
  /// nothing to do gives its turn back while taking it.
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

  /// Whether nothing moves in the window, and no navigation has the turn there or waits for it.
  package var isAtRest: Bool { TurnQueue.isFree(in: self) && !hasRunningTransition }

  /// The number of requests for a screen in the window, not counting closings and requests by
  /// running interceptors.
  package var requestCount: Int { TurnQueue.of(self).requestCount }
}
