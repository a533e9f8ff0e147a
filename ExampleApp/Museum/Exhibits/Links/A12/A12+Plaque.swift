#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A12 {
  static var plaque: Plaque {
    Plaque(
      story: """
        An app has one privacy screen for all moments, and shows it again while it is still \
        there: the app ends.
        """,
      reports: [
        "capacitor privacy-screen 56, 83, 102",
        "googleads-mobile-unity 2998",
        "tangem PR 4573",
        "material-components-ios 8506",
      ],
      date: "2019–2025", confidence: .confirmed,
      moves: [.happens("a call comes"), .happens("a message comes"), .happens("a call comes")],
      finding: .complaint(
        """
        NSInvalidArgumentException: Application tried to present modally a view controller \
        <Privacy: 0x…> that is already being presented by <Screen: 0x…>.
        """),
      cause: """
        The one privacy screen is presented on whatever is in front, and a message lay \
        between.
        """,
      remedy: "A chain finds the privacy screen that is there, and brings it to the front.",
      inYourApp: "Let a call come in, tap a notification, and let another call come in.")
  }
}
#endif
