#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A38 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A notification opens its message beside the list, and the list still marks the \
        message of before.
        """,
      reports: [
        "WordPress-iOS 7718, 21759",
        "firefox-ios PR 2896",
        "cmux PR 5693",
      ],
      date: "2017–2026", confidence: .confirmed,
      moves: [.happens("message 2 comes")],
      finding: .brokenProperty("the list marks the message that is open"),
      cause: "The handler sets the detail, and the list never hears of it.",
      remedy: "The chain has a context task, which also runs if the message is there already.",
      inYourApp: "Tap a notification while a split view shows something else, and look at the list."
    )
  }
}
#endif
