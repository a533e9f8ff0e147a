import PortableUIKit
import Testing

/// A window that becomes compact while its columns are being covered.
@MainActor struct CollapsedWhileCoveredTests {
  private final class Column: UIViewController {
    private(set) var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      hasAppeared = false
    }
  }

  @Test(
    "Covered columns disappear, even if they collapse meanwhile",
    arguments: [.doubleColumn, .tripleColumn, .unspecified] as [UISplitViewController.Style])
  func covered(style: UISplitViewController.Style) {
    let device = HeadlessDevice(
      timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1180, height: 820))
    device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      let columns = [Column(), Column()]
      let split = UISplitViewController(style: style)
      if style == .unspecified {
        split.viewControllers = [
          UINavigationController(rootViewController: columns[0]), columns[1],
        ]
      } else {
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
      }
      window.rootViewController = split
      window.makeKeyAndVisible()
      device.runUntilIdle()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      split.present(cover, animated: true)
      device.user.resize(window, to: CGSize(width: 390, height: 844))
      device.runUntilIdle()
      #expect(columns.map(\.hasAppeared) == [false, false])
      #expect(columns.map { $0.viewIfLoaded?.window } == [nil, nil])
    }
  }
}
