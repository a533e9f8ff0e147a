#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A8 {
  static var plaque: Plaque {
    Plaque(
      story: "The user opens a post in a narrow window and makes it wide, and the app ends.",
      reports: [
        "WordPress-iOS 15337",
        "RTRootNavigationController 314",
        "QMUI_iOS 690",
      ],
      date: "2018–2025", confidence: .explained,
      moves: [.tap("Post 1"), .resize(.regular)],
      finding: .complaint(
        """
        NSInternalInconsistencyException: All view controllers in a navigation controller \
        must be distinct (( "<Post: 0x…>", "<Post: 0x…>" ))
        """),
      cause: """
        The delegate of the split view controller builds the second column from the screens \
        that were on the stack and from those that it has popped: they are the same.
        """,
      remedy: """
        The columns are the router’s: a chain with setColumn puts the post into its column, \
        and UIKit separates them.
        """,
      inYourApp:
        "Open a detail in a narrow window on an iPad, drag the window wide, and back again.")
  }
}
#endif
