#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A15 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A link opens its screen while the app runs. If it launches the app, the user sees \
        the start and nothing else. The explorer sends each link in each state, at a launch, \
        too; so the plaque has no moves.
        """,
      reports: [
        "expo PR 47628",
        "cordova-ios 1671, 1681",
        "Avalonia 21362, 21394",
        "ios-branch-deep-linking 1160",
        "deltachat-ios 2671, 2672",
        "home-assistant/iOS 4040",
      ],
      date: "2022–2026", confidence: .confirmed,
      moves: [],
      finding: .fault(.linkLost, "It is open nowhere, and nothing has refused it."),
      cause: """
        The link that launches the app is in the connection options of its scene, and the \
        app reads links only where they arrive later.
        """,
      remedy: "A LinkInbox takes the connection options and the later links, and opens each once.",
      inYourApp: "End your app in the app switcher, and tap a link in Messages.")
  }
}
#endif
