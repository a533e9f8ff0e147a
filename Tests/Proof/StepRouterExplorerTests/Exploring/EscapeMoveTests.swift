import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The escape gesture, if something handles it.
@MainActor
@Suite(.headlessOnly) struct EscapeMoveTests {
  private func exploration(
    of start: @escaping @MainActor (UIWindow) -> Void
  ) async -> Exploration {
    let explorer = Explorer { window in
      start(window)
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [],
        state: { window.rootViewController?.view.accessibilityLabel ?? "" })
    }
    return await explorer.run(depth: 1)
  }

  @Test("The escape gesture goes back in a stack with a hidden bar")
  func hiddenBar() async {
    let exploration = await exploration { window in
      let stack = UINavigationController()
      stack.viewControllers = [UIViewController(), UIViewController()]
      stack.isNavigationBarHidden = true
      window.rootViewController = stack
    }
    #expect(exploration.states.map(\.moves) == [[], [.escape]])
    #expect(exploration.moveCount == 1)
    #expect(exploration.findings == [])
  }

  @Test(
    "The escape gesture leaves a sheet as a swipe does, unless the sheet is modal",
    arguments: [false, true])
  func sheet(stays: Bool) async {
    let exploration = await exploration { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.isModalInPresentation = stays
      window.rootViewController?.present(sheet, animated: false)
    }
    #expect(exploration.states.map(\.moves) == (stays ? [[]] : [[], [.swipeDown]]))
    #expect(exploration.moveCount == (stays ? 1 : 3))
  }

  @Test("The explorer doesn't make an escape gesture that nothing handles")
  func nobody() async {
    let exploration = await exploration { $0.rootViewController = UIViewController() }
    #expect(exploration.moveCount == 0)
  }

  @Test("A screen handles the escape gesture itself, or leaves it alone", arguments: [true, false])
  func own(answers: Bool) async {
    let exploration = await exploration { $0.rootViewController = Escaping(answers: answers) }
    #expect(exploration.states.map(\.moves) == (answers ? [[], [.escape]] : [[]]))
    #expect(exploration.moveCount == (answers ? 1 : 0))
  }

  @Test("An escape gesture that nothing handles any more isn't possible")
  func impossible() async {
    let explorer = Explorer { window in
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    #expect(
      await explorer.replay([.escape]).trials.map(\.problems) == [
        [Problem(.notReplayed, "‘Make VoiceOver’s escape gesture’ is no longer possible.")]
      ])
  }
}

/// Handles the gesture once, or never.
private final class Escaping: UIViewController {
  private var answers = false

  convenience init(answers: Bool) {
    self.init(nibName: nil, bundle: nil)
    self.answers = answers
  }

  override func accessibilityPerformEscape() -> Bool {
    guard answers else { return false }
    answers = false
    view.accessibilityLabel = "escaped"
    return true
  }
}
