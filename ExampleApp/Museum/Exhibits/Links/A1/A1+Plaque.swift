#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A1 {
  static var plaque: Plaque {
    Plaque(
      story: "A link opens its screen over the app lock, or takes the lock away.",
      reports: [
        "OWASP CheatSheetSeries PR 1531 (Microsoft Authenticator)",
        "bitwarden/mobile 65",
        "LTHPasscodeViewController 78",
        "MixinNetwork/ios-app PR 744",
      ],
      date: "2014–2024", confidence: .confirmed,
      moves: [.happens("the app comes back"), .linkArrives],
      finding: .brokenProperty("the article is seen while the app is locked"),
      cause: """
        The lock is just a presented screen, and the link handler presents over whatever is \
        in front.
        """,
      remedy: """
        The lock screen is a LockingViewController: no navigation covers it while its lock \
        holds.
        """,
      inYourApp: """
        Lock your app, open a link from Messages, and look whether its screen comes before \
        you have unlocked.
        """)
  }
}
#endif
