#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// An inbox and its messages on a phone that folds: requests at rest, and in the middle of a fold.
@MainActor
@Suite("A fold: mail in columns", .onDuo) struct FoldedMailTests {
  private func stage(isOpen: Bool = false) -> Stage {
    let stage = Stage(root: Mail.split(showing: 1))
    if isOpen { stage.unfold() }
    return stage
  }

  @Test(
    "Rule 80: once the phone opens, a screen deep in the stack is found in its column",
    arguments: FoldMoment.allCases)
  func openedWhileDeep(moment: FoldMoment) {
    let stage = stage()
    #expect(stage.end(of: Mail.message(.pushed), with: 2) == "built")
    #expect(stage.columns == "nav[Inbox, nav[Message 1, Message 2]]")
    stage.unfold(until: moment)
    #expect(stage.end(of: Mail.message(.pushed), with: 2) == "alreadyVisible")
    #expect(stage.columns == "nav[Inbox] + nav[Message 1, Message 2]")
    #expect(stage.seen.suffix(1) == ["MessageViewController \"Message 2\""])
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Rule 80: a request during a fold acts on the resulting shape",
    arguments: FoldMoment.allCases, Details.allCases)
  func requestDuringFold(moment: FoldMoment, details: Details) {
    let kept = details == .pushed ? "Message 1, Message 2" : "Message 2"
    for closes in [true, false] {
      let stage = stage(isOpen: closes)
      if closes { stage.fold(until: moment) } else { stage.unfold(until: moment) }
      #expect(stage.end(of: Mail.message(details), with: 2) == "built")
      #expect(stage.columns == (closes ? "nav[Inbox, nav[\(kept)]]" : "nav[Inbox] + nav[\(kept)]"))
      #expect(stage.seen.suffix(1) == ["MessageViewController \"Message 2\""])
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test("Rule 80: a request waits until the resize has ended, and no longer")
  func waits() {
    for moment in FoldMoment.allCases {
      let stage = stage(isOpen: true)
      stage.fold(until: moment)
      stage.recorder.clear()
      var isBuilt = false
      stage.router.navigate(to: Mail.message(.column), with: 2, animated: false) { _ in
        isBuilt = true
      }
      let waits = stage.recorder.events.contains {
        if case .waitingForTransition = $0.kind { true } else { false }
      }
      #expect(waits == moment.isInResize)
      #expect(isBuilt == !moment.isInResize)
      if moment.isInResize { #expect(stage.columns == "nav[Inbox, nav[Message 1]]") }
      stage.device.runUntilIdle()
      #expect(stage.columns == "nav[Inbox, nav[Message 2]]")
    }
  }

  @Test(
    "Rule 80: the list is in front after a fold, unless it was beside the details at the request",
    arguments: FoldMoment.allCases)
  func list(moment: FoldMoment) {
    let inbox = StepAssembly(
      finder: ClassFinder<InboxViewController, Void>(), factory: NilFactory()
    )
    .from(.root).assemble()
    let stage = stage(isOpen: true)
    stage.fold(until: moment)
    if moment == .hinge {
      #expect(stage.end(of: inbox, with: ()) == "alreadyVisible")
      #expect(stage.seen.suffix(1) == ["MessageViewController \"Message 1\""])
    }
    #expect(stage.end(of: inbox, with: ()) == "revealed")
    #expect(stage.seen.suffix(1) == ["InboxViewController \"Inbox\""])
    #expect(stage.end(of: inbox, with: ()) == "alreadyVisible")
    #expect(stage.recorder.misuses == [])
  }

  @Test("Rule 80: requests from within the callbacks of a collapse wait, too")
  func fromDelegate() {
    final class Asking: NSObject, UISplitViewControllerDelegate {
      var ask: (String) -> Void = { _ in }

      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        ask("top")
        return proposed
      }

      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { ask("collapsed") }
    }
    for asks in ["top", "collapsed"] {
      let stage = stage(isOpen: true)
      let split = stage.window.rootViewController as? UISplitViewController
      let delegate = Asking()
      var end: String?
      delegate.ask = { moment in
        guard moment == asks else { return }
        stage.router.navigate(to: Mail.message(.pushed), with: 2) { result in
          end = (try? result.get().kind.rawValue) ?? "failed"
        }
      }
      split?.delegate = delegate
      stage.fold(until: .frame)
      #expect(end == nil)
      stage.device.runUntilIdle()
      #expect(end == "built")
      #expect(stage.columns == "nav[Inbox, nav[Message 1, Message 2]]")
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test(
    "Rule 35: a navigation arrives even if the phone folds in the middle of its push",
    arguments: [0, 30, 200, 340])
  func foldedInPush(delay: Int) {
    for closes in [true, false] {
      let stage = stage(isOpen: closes)
      var end: String?
      stage.router.navigate(to: Mail.message(.pushed), with: 2) { result in
        end = (try? result.get().kind.rawValue) ?? "failed"
      }
      stage.device.advance(by: .milliseconds(delay))
      if closes { stage.fold() } else { stage.unfold() }
      stage.device.runUntilIdle()
      #expect(end == "built")
      #expect(
        stage.columns
          == (closes
            ? "nav[Inbox, nav[Message 1, Message 2]]" : "nav[Inbox] + nav[Message 1, Message 2]"))
      #expect(stage.recorder.misuses == [])
    }
  }

  @Test("A request between two Backs waits for both of them and for the fold that follows")
  func backTwice() throws {
    for moment in FoldMoment.allCases {
      let stack = UINavigationController()
      stack.viewControllers = (1...4).map { MessageViewController.make($0) }
      let stage = Stage(root: stack)
      let message = StepAssembly(
        finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
      )
      .using(.push()).from(GeneralStep.custom(using: InstanceFinder(stack))).assemble()
      stack.popViewController(animated: true)
      stage.device.advance(by: .milliseconds(50))
      var ends: [String] = []
      stage.router.navigate(to: message, with: 3) { result in
        ends.append((try? result.get().kind.rawValue) ?? "failed")
      }
      stack.popViewController(animated: true)
      stage.unfold(until: moment)
      stage.device.runUntilIdle()
      #expect(ends == ["built"])
      #expect(
        stack.viewControllers.map { $0.title ?? "" } == ["Message 1", "Message 2", "Message 3"])
      #expect(stage.recorder.misuses == [])
    }
  }
}
#endif
