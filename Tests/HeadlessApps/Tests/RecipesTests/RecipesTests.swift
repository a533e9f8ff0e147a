import PortableUIKit
import Testing

@testable import Recipes

/// An app with one storyboard and no scene delegate, without a change.
@MainActor @Suite(.serialized) struct RecipesTests {
  @Test func `the main storyboard is the window of the delegate`() throws {
    let device = HeadlessDevice(timeMode: .manual)
    let delegate = AppDelegate()
    device.launch(delegate)
    device.runUntilIdle()
    try device.perform {
      let tabs = try #require(delegate.window?.rootViewController as? MainTabBarController)
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      let list = try #require(stack.topViewController as? RecipeListViewController)
      let cells = list.tableView.visibleCells.compactMap { $0 as? RecipeCell }
      #expect(cells.map(\.nameLabel.text).contains("Tomato Soup"))
      device.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
      device.runUntilIdle()
      #expect(stack.topViewController is RecipeDetailViewController)
      #expect(device.warnings == [])
    }
  }
}
