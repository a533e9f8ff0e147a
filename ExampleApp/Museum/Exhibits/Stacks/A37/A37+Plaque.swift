#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A37 {
  static var plaque: Plaque {
    Plaque(
      story: "A screen that the app keeps moves from one container to another, and the app ends.",
      reports: [
        "FRLayered 6",
        "smartnsoft/Extra PR 7",
        "react-native PR 35705",
        "IBAnimatable 579",
        "KLCPopup 6",
      ],
      date: "2013–2022", confidence: .confirmed,
      moves: [.tap("Move")],
      finding: .complaint(
        """
        UIViewControllerHierarchyInconsistency: child view controller:<Player: 0x…> should \
        have parent view controller:<Pane: 0x…> but requested parent is:<Lower: 0x…>
        """),
      cause: """
        The controller goes to its new container while its view still is in the old one.
        """,
      remedy: """
        A chain with a FinderFactory moves the child: out of the old container, into the new \
        one.
        """,
      inYourApp: """
        Search for addChild, and look whether the view has left its old place by then.
        """)
  }
}
#endif
