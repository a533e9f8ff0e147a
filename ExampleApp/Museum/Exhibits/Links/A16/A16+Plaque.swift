#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A16 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A link arrives while a sheet is up, and seems to do nothing: its screen lies behind \
        the sheet.
        """,
      reports: [
        "home-assistant/iOS PR 5284",
        "firefox-ios 34182, 16754",
        "woocommerce-ios 2823",
        "kickstarter PR 223",
      ],
      date: "2017–2026", confidence: .confirmed,
      moves: [.tap("Settings"), .linkArrives],
      finding: .brokenProperty("the link's screen is in front"),
      cause: """
        The link handler pushes onto the stack at the root, even if something lies on top of it.
        """,
      remedy: "A chain on the stack of Home dismisses what covers it.",
      inYourApp: "Open every sheet of your app, and tap a link in Messages each time.")
  }
}
#endif
