import Testing

@testable import StepRouter

@MainActor @Suite struct TurnQueueTests {
  private let log = TurnLog()
  private let queue = TurnQueue()

  private func taker(
    _ name: String, isClosing: Bool = false, passesLock: Bool = false
  ) -> Taker {
    Taker(name, log: log, isClosing: isClosing, passesLock: passesLock)
  }

  @Test("One navigation has the turn, the others follow in the order of their requests")
  func enqueued() {
    let (a, b, c) = (taker("a"), taker("b"), taker("c"))
    for taker in [a, b, c] { queue.giveTurn(to: taker, policy: .enqueue) }
    #expect(log.events == ["a begins"])
    queue.takeBack(from: b)
    queue.takeBack(from: a)
    #expect(log.events == ["a begins", "c begins"])
    queue.takeBack(from: c)
    #expect(queue.isFree)
  }

  @Test("A navigation that may not wait gives way, and the one with the turn keeps it")
  func rejected() {
    let (a, b) = (taker("a"), taker("b"))
    queue.giveTurn(to: a, policy: .reject)
    queue.giveTurn(to: b, policy: .reject)
    #expect(log.events == ["a begins", "b is rejected"])
    queue.takeBack(from: a)
    #expect(log.events == ["a begins", "b is rejected"])
  }

  @Test("The newest navigation replaces the waiting ones, but not the one with the turn")
  func replaced() {
    let (a, b, c) = (taker("a"), taker("b"), taker("c"))
    queue.giveTurn(to: a, policy: .enqueue)
    queue.giveTurn(to: b, policy: .enqueue)
    queue.giveTurn(to: c, policy: .replacePending)
    #expect(log.events == ["a begins", "b is replaced"])
    queue.takeBack(from: a)
    #expect(log.events == ["a begins", "b is replaced", "c begins"])
  }

  @Test("What ends with a turn asks for the next one behind the waiting navigations")
  func epilogue() {
    let (a, b, c) = (taker("a"), taker("b"), taker("c"))
    queue.giveTurn(to: a, policy: .enqueue)
    queue.giveTurn(to: b, policy: .enqueue)
    queue.takeBack(from: a) { queue.giveTurn(to: c, policy: .enqueue) }
    #expect(log.events == ["a begins", "b begins"])
    queue.takeBack(from: b)
    #expect(log.events == ["a begins", "b begins", "c begins"])
  }

  @Test("Navigations that end in their own turn don't nest: each begins after the one before")
  func handingOver() {
    let first = taker("first")
    queue.giveTurn(to: first, policy: .enqueue)
    for name in ["a", "b", "c"] {
      let taker = taker(name)
      taker.inTurn = { [queue, log] in
        queue.takeBack(from: taker)
        log.events.append("\(name) has ended")
      }
      queue.giveTurn(to: taker, policy: .enqueue)
    }
    queue.takeBack(from: first)
    #expect(
      log.events == [
        "first begins", "a begins", "a has ended", "b begins", "b has ended", "c begins",
        "c has ended",
      ])
    #expect(queue.isFree)
  }

  @Test("While a navigation waits for a lock, only those that may pass the lock take turns")
  func interrupted() {
    let (held, other, key) = (taker("held"), taker("other"), taker("key", passesLock: true))
    queue.giveTurn(to: held, policy: .enqueue)
    queue.giveTurn(to: other, policy: .enqueue)
    queue.giveTurn(to: key, policy: .enqueue)
    queue.interrupt(held)
    #expect(log.events == ["held begins", "key begins"])
    queue.resume(held)
    #expect(log.events == ["held begins", "key begins"])
    queue.takeBack(from: key)
    #expect(log.events == ["held begins", "key begins", "held begins"])
    queue.takeBack(from: held)
    #expect(log.events == ["held begins", "key begins", "held begins", "other begins"])
  }

  @Test("A navigation that may pass a lock begins at once if the turn is lent and unused")
  func passing() {
    let (held, other, key) = (taker("held"), taker("other"), taker("key", passesLock: true))
    queue.giveTurn(to: held, policy: .enqueue)
    queue.interrupt(held)
    queue.giveTurn(to: other, policy: .enqueue)
    queue.giveTurn(to: key, policy: .reject)
    #expect(log.events == ["held begins", "key begins"])
  }

  @Test("If a navigation that waits for a lock ends, the next one takes its turn")
  func interruptedEnds() {
    let (held, other) = (taker("held"), taker("other"))
    queue.giveTurn(to: held, policy: .enqueue)
    queue.giveTurn(to: other, policy: .enqueue)
    queue.interrupt(held)
    queue.takeBack(from: held)
    #expect(log.events == ["held begins", "other begins"])
  }

  @Test("The newest navigation doesn't replace one that waits for a lock")
  func replacing() {
    let (held, other, newest) = (taker("held"), taker("other"), taker("newest"))
    queue.giveTurn(to: held, policy: .enqueue)
    queue.interrupt(held)
    queue.giveTurn(to: other, policy: .enqueue)
    queue.giveTurn(to: newest, policy: .replacePending)
    #expect(log.events == ["held begins", "other is replaced"])
    queue.resume(held)
    queue.takeBack(from: held)
    #expect(log.events == ["held begins", "other is replaced", "held begins", "newest begins"])
  }

  @Test("A closing doesn't count as a navigation to a screen")
  func closings() {
    let (closing, other) = (taker("closing", isClosing: true), taker("other"))
    #expect(!queue.hasTakersForScreens)
    queue.giveTurn(to: closing, policy: .enqueue)
    #expect(!queue.hasTakersForScreens)
    queue.giveTurn(to: other, policy: .enqueue)
    #expect(queue.hasTakersForScreens)
    queue.takeBack(from: closing)
    #expect(queue.hasTakersForScreens)
    queue.takeBack(from: other)
    #expect(!queue.hasTakersForScreens)
  }
}
