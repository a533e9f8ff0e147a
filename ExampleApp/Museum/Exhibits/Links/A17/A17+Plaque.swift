#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A17 {
  static var plaque: Plaque {
    Plaque(
      story: "The user opens a second window and taps there, and the first window moves.",
      reports: [
        "pocket-casts-ios 1655",
        "home-assistant/iOS PR 5777",
        "firefox-ios PR 20007",
        "IceCubesApp 1059",
      ],
      date: "2022–2026", confidence: .confirmed,
      moves: [.openWindow, .tap("Article")],
      finding: .brokenProperty("the article comes where it was tapped"),
      cause: "The app has one navigator for all windows, and it knows the stack of the first.",
      remedy: """
        Each scene has a router with its own window, and a chain works in that window and \
        nowhere else.
        """,
      inYourApp: "Open a second window on an iPad, and tap through it while both are on screen.")
  }
}
#endif
