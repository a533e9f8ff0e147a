#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A5 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A swipe back that the user takes back leaves a screen whose coordinator has gone: \
        its buttons do nothing.
        """,
      reports: [
        "heinzl/swift-composable-navigation 17, 18, 19",
        "AlphaWallet PR 5146",
        "radianttap/Coordinator PRs 8, 11",
        "PopcornTimeTV 389",
      ],
      date: "2016–2025", confidence: .confirmed,
      moves: [.tap("Open"), .cancelBack],
      finding: .brokenProperty("a visible screen has its coordinator"),
      cause: """
        The coordinator removes itself in viewWillDisappear, but the swipe may be taken \
        back: a will callback is no promise.
        """,
      remedy: """
        The chain's screen is told by onLeave, which speaks only when the screen has gone \
        for good.
        """,
      inYourApp: "Swipe back half way on each screen, let go, and tap its buttons.")
  }
}
#endif
