#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A20 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A link opens its article inside the announcement that happens to be up, where its \
        buttons are dead.
        """,
      reports: [
        "wikimedia/wikipedia-ios PR 5875"
      ],
      date: "2026", confidence: .confirmed,
      moves: [.happens("an announcement comes"), .linkArrives],
      finding: .brokenProperty("the article lies on the stack of Home"),
      cause: """
        The link goes to the stack that is visible, and the announcement has one of its own. \
        With .visibleStack a chain does the same.
        """,
      remedy: """
        The chain names the stack: .from(home.expectingContainer()) dismisses the \
        announcement first.
        """,
      inYourApp: """
        Open a link while a sheet with a navigation bar is up, and look where its screen \
        lies.
        """)
  }
}
#endif
