import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A sheet that the user drags from one detent to another.
@MainActor
@Suite(.headlessOnly) struct SheetMoveTests {
  private func states(
    detents: [UISheetPresentationController.Detent]
  ) async -> [[UserMove]] {
    let explorer = Explorer { window in
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = detents
      root.present(sheet, animated: false)
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    let exploration = await explorer.run(depth: 3)
    #expect(exploration.findings == [])
    return exploration.states.map(\.moves)
  }

  @Test("The user drags a sheet to each other detent, and swipes it away")
  func dragged() async {
    let half = UISheetPresentationController.Detent.Identifier("half")
    let states = await states(
      detents: [.medium(), .custom(identifier: half) { $0.maximumDetentValue * 0.7 }, .large()])
    #expect(
      states == [
        [], [.swipeDown], [.dragSheet(to: "half")], [.dragSheet(to: "com.apple.UIKit.large")],
      ])
  }

  @Test("The user doesn't drag a sheet with one detent")
  func alone() async {
    #expect(await states(detents: [.large()]) == [[], [.swipeDown]])
  }
}
