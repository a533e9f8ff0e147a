import PortableUIKit
import StepRouterExplorer
import Testing

/// A swipe back that the user takes back leaves the screen as it was.
@MainActor
@Suite(.headlessOnly) struct TakenBackTests {
  /// A screen that forgets its title as soon as it may go.
  private final class HastyScreen: ShopScreen {
    var isHasty = true

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isHasty { title = nil }
    }
  }

  private func explorer(isHasty: Bool) -> Explorer {
    PlainApp.explorer { app in
      app.pushes("Open") {
        let screen = HastyScreen("Receipt")
        screen.isHasty = isHasty
        return screen
      }
    }
  }

  @Test("A screen that empties itself too early is a fault")
  func hasty() async {
    let exploration = await explorer(isHasty: true).replay([.tap("Open"), .cancelBack])
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(
          .wrongContent,
          "HastyScreen “Receipt” has no title any more, though the user has taken the swipe back: "
            + "it let go of its content before it was gone.")
      ])
  }

  @Test("One that waits until it's gone is none")
  func patient() async {
    let exploration = await explorer(isHasty: false).replay([.tap("Open"), .cancelBack])
    #expect(exploration.findings.map(\.description) == [])
  }
}
