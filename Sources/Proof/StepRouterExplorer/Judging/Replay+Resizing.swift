import PortableUIKit
import StepRouterTesting

extension Replay {
  /// The visible screens that don't go by themselves.
  var lookedAt: [StackedScreen] {
    device.perform {
      window.visible.filter { $0.shownChildren.isEmpty && !$0.isPassing }.map(StackedScreen.init)
    }
  }

  /// Gives the window its former shape again, and checks that everything the user saw is back.
  func judgeResizing(
    _ verdict: inout Verdict, of seen: [StackedScreen], to shape: WindowShape
  ) async {
    noteEverybody()
    guard resize(window, to: shape.other) else { return }
    await settle()
    let present = device.perform { window.everybody.map(SeenScreen.init) }
    for one in seen where !present.contains(one.screen) {
      guard !app.allowed.cover(.lostByResize, of: one.screen.culprit.names) else { continue }
      // The screens on top of a lost one go with it.
      let lost = one.below.first { !present.contains($0) } ?? one.screen
      note(.lostByResize, lost.culprit, in: &verdict) {
        "\($0) is gone when the window has been \(shape.rawValue) in between. Keep it, or show it "
          + "again"
      }
    }
  }
}

/// A screen by what the user can tell about it, whichever view controller shows it.
struct SeenScreen: Hashable {
  let culprit: Culprit
  let context: String?

  @MainActor
  init(_ screen: UIViewController) {
    culprit = Culprit(screen)
    context = (screen as? any ContextTelling)?.shownContext
  }
}

/// A visible screen, with the screens below it.
struct StackedScreen {
  let screen: SeenScreen
  /// The screens below it in its stacks, from the bottom.
  let below: [SeenScreen]

  @MainActor
  init(_ screen: UIViewController) {
    self.screen = SeenScreen(screen)
    var below: [UIViewController] = []
    var inner = screen
    while let outer = inner.parent {
      let all = (outer as? UINavigationController)?.viewControllers ?? []
      let lower = all.prefix { $0 !== inner }
      below = lower.flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] } + below
      inner = outer
    }
    self.below = below.map(SeenScreen.init)
  }
}
