#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A36 {
  static var plaque: Plaque {
    Plaque(
      story: "A sheet goes, an alert is to come in the same moment, and never comes.",
      reports: [
        "deltachat-ios 2736",
        "LKAlertController 29",
        "PSTAlertController PR 40",
        "openradar 19045528, 17762871",
      ],
      date: "2014–2025", confidence: .confirmed,
      moves: [.tap("Options"), .tap("Delete")],
      finding: .complaint(
        """
        Attempt to present <UIAlertController: 0x…> on <Screen: 0x…> (from <Screen: 0x…>) \
        which is already presenting <Screen: 0x…>.
        """),
      cause: """
        The presenter still presents the sheet while that is going, and UIKit drops the \
        second presentation with a line on the console.
        """,
      remedy: "A chain presents the alert, and waits for the sheet to be gone.",
      inYourApp: """
        Search for a present that follows a dismiss without waiting for its completion.
        """)
  }
}
#endif
