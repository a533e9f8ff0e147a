#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A2 {
  static var plaque: Plaque {
    Plaque(
      story: """
        An app with a split view inside a stack crashes when it shows a detail on a phone, \
        or in a narrow window.
        """,
      reports: [
        "woocommerce-ios 10815, PRs 11673, 17620, 17778",
        "WordPress-iOS 22373",
        "nextcloud/talk-ios PR 1612",
        "NetNewsWire 4418, 5371",
      ],
      date: "2023–2026", confidence: .confirmed,
      moves: [.tap("Order 1")],
      finding: .complaint(
        """
        NSInternalInconsistencyException: Layout requested for visible navigation bar, \
        <UINavigationBar: 0x…> delegate=<UINavigationController: 0x…>, when the top item \
        belongs to a different navigation bar. topItem = <UINavigationItem: 0x…>, \
        navigation bar = <UINavigationBar: 0x…>, possibly from a client attempt to nest \
        wrapped navigation controllers.
        """),
      cause: """
        The collapsed split view pushes its columns as stacks, and a third bar around them \
        leaves a navigation item with two bars.
        """,
      remedy: """
        The split view controller is the tab itself, and a chain puts the order into its \
        column.
        """,
      inYourApp: """
        Look for a UISplitViewController inside a UINavigationController, make the window \
        narrow, and open a detail.
        """)
  }
}
#endif
