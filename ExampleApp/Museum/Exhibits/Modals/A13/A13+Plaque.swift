#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A13 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A screen tidies up its own popover when the window is resized, and dismisses what \
        others have presented.
        """,
      reports: [
        "fluentui-apple PR 995",
        "openradar 18421969",
        "react-native-screens PR 412",
      ],
      date: "2014–2022", confidence: .confirmed,
      moves: [.tap("Share"), .resize(.regular)],
      finding: .fault(.lostByResize, "Sheet"),
      cause: """
        presentedViewController also answers for the screens around: the child finds a sheet \
        that the stack has presented.
        """,
      remedy: """
        A chain presents the sheet, and the screen keeps its hands off what it has not \
        presented.
        """,
      inYourApp: """
        Search for presentedViewController?.dismiss, open any sheet above, and rotate.
        """)
  }
}
#endif
