#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A23 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A chat hears that nobody is there after the user has left it, and goes back to \
        itself.
        """,
      reports: [
        "helpscout/beacon 132",
        "px-ios 745",
        "stripe-ios PR 786",
        "XPRootNavigation 11",
      ],
      date: "2016–2022", confidence: .confirmed,
      moves: [.tap("Chat"), .back, .happens("no agent is there")],
      finding: .complaint(
        """
        NSInternalInconsistencyException: Tried to pop to a view controller that doesn't \
        exist.
        """),
      cause: "The answer comes late, and pops to a screen that is in the stack no more.",
      remedy: "A close names a screen, and one that has gone is closed already.",
      inYourApp: "Leave each screen that waits for the network before its answer comes.")
  }
}
#endif
