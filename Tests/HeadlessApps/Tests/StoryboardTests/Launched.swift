import PortableUIKit
import Testing

@testable import Storyboards

/// The app of `Storyboards`, launched as its Info.plist says.
@MainActor final class Launched {
  let device = HeadlessDevice(timeMode: .manual)
  private(set) var misuses: [String] = []

  init() {
    Log.lines = []
    device.misuseHandler = { [unowned self] in misuses.append($0.reason) }
    device.launch(AppDelegate())
    device.runUntilIdle()
  }

  var tabs: UITabBarController {
    get throws {
      let scene = device.application.connectedScenes.first as? UIWindowScene
      return try #require(scene?.windows.first?.rootViewController as? UITabBarController)
    }
  }

  var stack: UINavigationController {
    get throws { try #require(tabs.viewControllers?.first as? UINavigationController) }
  }

  var list: ListViewController {
    get throws { try #require(stack.viewControllers.first as? ListViewController) }
  }

  /// Opens the detail of the first note.
  func detail() throws -> DetailViewController {
    select(row: 0, in: try list)
    return try #require(stack.topViewController as? DetailViewController)
  }

  /// Opens the editor.
  func editor() throws -> EditorViewController {
    tap(try #require(list.navigationItem.rightBarButtonItem))
    let stack = try #require(tabs.presentedViewController as? UINavigationController)
    return try #require(stack.topViewController as? EditorViewController)
  }

  func select(row: Int, section: Int = 0, in controller: UITableViewController) {
    device.user.selectRow(at: IndexPath(row: row, section: section), in: controller.tableView)
    device.runUntilIdle()
  }

  func tap(_ item: UIBarButtonItem) {
    device.user.tap(item)
    device.runUntilIdle()
  }

  func tap(_ control: UIControl) {
    device.user.tap(control)
    device.runUntilIdle()
  }

  func run(_ body: (Launched) throws -> Void) throws {
    try device.perform { try body(self) }
  }

  /// Makes the scene with this identifier of the storyboard `Other`.
  func other(_ identifier: String) -> UIViewController {
    UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: identifier)
  }

  /// What the screens have written since the last time.
  func log() -> [String] {
    defer { Log.lines = [] }
    return Log.lines
  }
}
