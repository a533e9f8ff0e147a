#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A3 {
  static var plaque: Plaque {
    Plaque(
      story: """
        The app waits for the end of a dismissal that it never hears of, and never presents \
        anything again.
        """,
      reports: [
        "react-native-screens 4591, 4446, PR 1996"
      ],
      date: "2023–2026", confidence: .explained,
      moves: [.tap("Share"), .tap("Done")],
      finding: .brokenProperty("the app is busy when nothing moves"),
      cause: """
        The completion hangs on the transition coordinator of a dismissal without animation, \
        which has none.
        """,
      remedy: """
        A chain presents the sheet, and its own button closes it: there is no flag that \
        could stay.
        """,
      inYourApp: """
        Look for a flag that a completion of transitionCoordinator resets, and dismiss once \
        without animation.
        """)
  }
}
#endif
