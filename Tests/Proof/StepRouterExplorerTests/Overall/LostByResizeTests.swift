import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that doesn't come back after a resize is a fault.
@MainActor
@Suite(.headlessOnly) struct LostByResizeTests {
  private func explorer(losing: Bool, allowing allowed: [AllowedFault] = []) -> Explorer {
    PlainApp.explorer(shapes: [.compact, .regular]) { app in
      app.allowed = allowed
      app.pushes { [weak stack = app.stack] in
        let detail = ResizedScreen("Detail")
        if losing { detail.resized = { stack?.popToRootViewController(animated: false) } }
        return detail
      }
    }
  }

  @Test("Popped when the window becomes wide")
  func lost() async {
    let exploration = await explorer(losing: true).run(depth: 1)
    #expect(
      exploration.findings.map(\.description) == [
        """
        the move ‘Make the window wide’: after ‘Tap “Open”’, and in 1 other state
          lostByResize: ResizedScreen “Detail” is gone when the window has been regular in between. \
        Keep it, or show it again, or allow it with “allows: [.lostByResize.only("ResizedScreen")]”.
          again: expectNothingWrong(await explorer.replay([.tap("Open"), .resize(.regular)]), \
        reporter: .swiftTesting)
        """
      ])
  }

  @Test("What lies on a lost screen goes with it, and is no fault of its own")
  func deeper() async {
    let explorer = PlainApp.explorer(shapes: [.compact, .regular]) { app in
      app.pushes { [weak stack = app.stack] in
        let detail = ResizedScreen("Detail")
        let pop = { _ = stack?.popToRootViewController(animated: false) }
        detail.resized = pop
        detail.addButton("More") {
          let more = DeeperScreen("More")
          more.resized = pop
          stack?.pushViewController(more, animated: true)
        }
        return detail
      }
    }
    let exploration = await explorer.run(depth: 2)
    #expect(
      exploration.faults.map(\.description) == ["ResizedScreen is lost by a resize (4 times)"])
  }

  @Test("One that stays is none, nor one that the app allows")
  func siblings() async {
    for explorer in [
      explorer(losing: false), explorer(losing: true, allowing: [.lostByResize]),
    ] {
      let exploration = await explorer.run(depth: 1)
      #expect(exploration.findings.map(\.description) == [])
    }
  }
}

private final class DeeperScreen: ResizedScreen {}

private class ResizedScreen: ShopScreen {
  var resized: () -> Void = {}

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.resized() }
  }
}
