#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A19 {
  static var plaque: Plaque {
    Plaque(
      story: """
        The user opens an order on an iPad, looks at another app and comes back, and the \
        order is closed.
        """,
      reports: [
        "woocommerce-ios PR 16757",
        "RocketChat/Rocket.Chat.ReactNative 2031",
      ],
      date: "2020–2025", confidence: .confirmed,
      moves: [.tap("Order 1"), .leaveAndReturn],
      finding: .brokenProperty("an order is open after the return"),
      cause: """
        In the background the system makes the window narrow and wide again for its \
        pictures, and the app closes what has no room in a narrow one. The device does this \
        only with the quirk resizesForPictures.
        """,
      remedy: """
        The order stands in a column of a split view controller, where a chain has put it: \
        UIKit collapses the columns and separates them again.
        """,
      inYourApp: "On an iPad open a detail, go to the home screen, wait, and come back.")
  }
}
#endif
