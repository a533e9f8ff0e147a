import PortableUIKit
import StepRouter
import Testing

/// The app unwinds to its first screen, or the user escapes, while a navigation is under way.
@MainActor
@Suite("Unwinding and escape during a navigation", .onTablet) struct LeavingMeanwhileTests {
  enum Leaving: CaseIterable {
    case unwinding, escape
  }

  enum Moment: CaseIterable {
    case justBefore, justAfter, during
  }

  /// Dismisses everything, and pops every stack to its root.
  private func unwind(_ viewController: UIViewController?) {
    guard let viewController else { return }
    if viewController.presentedViewController != nil { viewController.dismiss(animated: true) }
    (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    for child in viewController.children { unwind(child) }
  }

  private func leave(_ leaving: Leaving, _ stage: Stage) {
    switch leaving {
    case .unwinding: unwind(stage.window.rootViewController)
    case .escape: stage.device.user.performEscape()
    }
  }

  @Test(
    "A navigation ends in spite of an unwinding or an escape, and the next one works",
    arguments: Place.allCases, Width.allCases)
  func both(_ place: Place, width: Width) {
    for leaving in Leaving.allCases {
      for moment in Moment.allCases {
        for details in Details.allCases {
          let stage = place.stage(with: Mail.split(showing: 1), width: width)
          var ends: [Result<NavigationOutcome<MessageViewController>, RoutingError>] = []
          if moment == .justBefore { leave(leaving, stage) }
          stage.router.navigate(to: Mail.message(details), with: 2) { ends.append($0) }
          if moment == .during { stage.device.advance(by: .milliseconds(60)) }
          if moment != .justBefore { leave(leaving, stage) }
          stage.device.runUntilIdle()
          let comment: Comment = "\(leaving), \(moment), \(details): \(ends)\n\(stage.tree)"
          #expect(ends.count == 1, comment)
          #expect(stage.recorder.misuses == [], comment)
          #expect(!stage.seen.isEmpty, comment)
          // A split view controller that's presented may be dismissed, but no other one goes.
          #expect(place == .fullScreen || stage.tree.contains("Inbox"), comment)
          let next = stage.end(of: Mail.message(details), with: 3)
          #expect(next == "built", comment)
          #expect(stage.seen.last == "MessageViewController \"Message 3\"", comment)
        }
      }
    }
  }
}
