import PortableUIKit
import Testing

@MainActor @Suite("CATransaction", .simulated) struct TransactionTests {
  let stage = Stage()

  private func group(_ name: String, work: () -> Void) {
    let log = stage.log
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.add(name) }
    work()
    CATransaction.commit()
  }

  @Test("Rule 88: a transaction with nothing to wait for runs its block in the commit")
  func rule88Empty() {
    group("completion") {}
    #expect(stage.log.take() == ["completion"])
  }

  @Test(
    "Rule 88: the block waits for a push, a pop, a new array and a selection",
    arguments: [true, false])
  func rule88(animated: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let tabs = RecordingTabs([stack, stage.screen("C")])
    let window = await stage.show(tabs)

    let last = "viewDidAppear(\(animated))"
    group("completion") { stack.pushViewController(b, animated: animated) }
    #expect(await lastTwo() == ["B.\(last)", "completion"])
    group("completion") { stack.popViewController(animated: animated) }
    #expect(await lastTwo() == ["A.\(last)", "completion"])
    group("completion") { stack.setViewControllers([b], animated: animated) }
    #expect(await lastTwo() == ["B.\(last)", "completion"])
    group("completion") { tabs.selectedIndex = 1 }
    #expect(await lastTwo() == ["C.viewDidAppear(false)", "completion"])
    _ = window
  }

  private func lastTwo() async -> [String] {
    #expect(!stage.log.take().contains("completion"))
    await stage.settle()
    let events = stage.log.take().map(\.withoutFlags)
    return events.filter { $0.contains("viewDidAppear") || $0 == "completion" }
  }

  @Test("Rule 88: the block of a push runs even if another push overtakes it")
  func rule88Overtaken() async {
    let stack = RecordingStack([stage.screen("A")])
    let window = await stage.show(stack)
    stack.pushViewController(stage.screen("B"), animated: true)
    stage.simulation.advance(by: .milliseconds(50))
    group("C's") { stack.pushViewController(stage.screen("C"), animated: false) }
    group("D's") { stack.pushViewController(stage.screen("D"), animated: false) }
    await stage.settle()
    #expect(stage.log.take().filter { $0.hasSuffix("'s") } == ["C's", "D's"])
    #expect(names(stack.viewControllers) == "A B C D")
    _ = window
  }

  @Test("Rule 88: a block set after the push waits for it as well")
  func rule88Late() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let log = stage.log

    CATransaction.begin()
    stack.pushViewController(b, animated: true)
    CATransaction.setCompletionBlock { log.add("completion") }
    CATransaction.commit()

    #expect(await lastTwo() == ["B.viewDidAppear(true)", "completion"])
    _ = window
  }

  @Test("Rule 88: the block waits for the transaction's view animations")
  func rule88Animations() async {
    let log = stage.log
    group("completion") {
      UIView.animate(withDuration: 0.2) {
        log.add("animations")
      } completion: { _ in
        log.add("animated")
      }
    }
    #expect(log.take() == ["animations"])
    await stage.settle()
    #expect(log.take() == ["animated", "completion"])
  }

  @Test("Rule 88: transactions nest; the outer one waits for the inner one")
  func rule88Nested() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    group("outer") {
      group("inner") { stack.pushViewController(b, animated: true) }
      group("empty") {}
    }
    await stage.settle()

    #expect(stage.log.take().filter { !$0.contains(".") } == ["empty", "inner", "outer"])
    _ = window
  }
}
