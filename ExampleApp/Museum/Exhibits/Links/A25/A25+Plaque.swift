#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A25 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A password manager comes back where it was when its process ended: at the open item, \
        before anybody has asked for the password.
        """,
      reports: [
        "bitwarden/ios 746, 1131",
        "nextcloud/ios 3545",
        "session-ios 673",
        "element-ios 3624",
        "kDrive PR 1878",
      ],
      date: "2020–2026", confidence: .confirmed,
      moves: [.tap("Unlock"), .tap("Item 1"), .relaunch],
      finding: .brokenProperty("the item is seen while the vault is locked"),
      cause: "The launch restores the screens first, and asks for the password afterwards.",
      remedy: """
        The item has an interceptor, so the chain that restores it waits for the password \
        like every other way there.
        """,
      inYourApp: """
        Open something private, let the system end your app (Xcode’s stop button does), \
        launch it, and look closely at the first moment.
        """)
  }
}
#endif
