import Testing

@testable import StepRouter

@MainActor @Suite struct WaitingLineTests {
  private let log = TurnLog()
  private var line = WaitingLine()

  private var names: [String] { line.all.compactMap { ($0 as? Taker)?.name } }

  private func taker(_ name: String, passesLock: Bool = false) -> Taker {
    Taker(name, log: log, passesLock: passesLock)
  }

  @Test("The first to come is the first to go")
  mutating func order() {
    #expect(line.isEmpty)
    for name in ["a", "b", "c"] { line.append(taker(name)) }
    #expect(names == ["a", "b", "c"])
    #expect((line.popFirst() as? Taker)?.name == "a")
    #expect((line.popFirst() as? Taker)?.name == "b")
    line.append(taker("d"))
    #expect(names == ["c", "d"])
    #expect((line.popFirst() as? Taker)?.name == "c")
    #expect((line.popFirst() as? Taker)?.name == "d")
    #expect(line.popFirst() == nil)
    #expect(line.isEmpty)
  }

  @Test("A navigation put in front goes before all others, the last one put there first")
  mutating func inFront() {
    line.append(taker("a"))
    line.prepend(taker("b"))
    line.prepend(taker("c"))
    #expect(names == ["c", "b", "a"])
    #expect((line.popFirst() as? Taker)?.name == "c")
    line.prepend(taker("d"))
    #expect(names == ["d", "b", "a"])
  }

  @Test("A navigation that leaves from anywhere leaves the others in order, and isn't kept")
  mutating func leaving() {
    var middle: Taker? = taker("b")
    let (first, last) = (taker("a"), taker("c"))
    for taker in [first, middle, last].compactMap({ $0 }) { line.append(taker) }
    weak var kept: Taker?
    kept = middle
    if let middle { line.remove(middle) }
    middle = nil
    #expect(kept == nil)
    #expect(names == ["a", "c"])
    line.remove(first)
    line.remove(first)
    #expect(names == ["c"])
    line.append(first)
    #expect(names == ["c", "a"])
    #expect((line.popFirst() as? Taker) === last)
    #expect((line.popFirst() as? Taker) === first)
  }

  @Test("The first navigation that meets a condition goes, past the others")
  mutating func passing() {
    line.append(taker("a"))
    line.append(taker("b", passesLock: true))
    line.append(taker("c", passesLock: true))
    #expect((line.popFirst { $0.passesLock } as? Taker)?.name == "b")
    #expect(names == ["a", "c"])
    #expect((line.popFirst { $0.passesLock } as? Taker)?.name == "c")
    #expect(line.popFirst { $0.passesLock } == nil)
    #expect(names == ["a"])
  }
}
