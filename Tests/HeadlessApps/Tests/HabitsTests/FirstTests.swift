import PortableUIKit
import Testing

@testable import Habits

@MainActor @Suite struct FirstTests {
  @Test func theFirstHabitOpens() throws {
    let device = HeadlessDevice(timeMode: .manual)
    device.launch(AppDelegate()) { _ in SceneDelegate() }
    device.runUntilIdle()

    let scene = device.application.connectedScenes.first as? UIWindowScene
    let stack = try #require(
      scene?.windows.first?.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? HabitListViewController)
    device.user.selectRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
    device.runUntilIdle()

    #expect(stack.topViewController?.title == "Read")
  }
}
