#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A6 {
  static var plaque: Plaque {
    Plaque(
      story: """
        On iOS 26 a second tap while a sheet comes leaves a sheet that can no longer be \
        closed.
        """,
      reports: [
        "woocommerce-ios PR 17776"
      ],
      date: "2026", confidence: .explained,
      moves: [.happens("the store and ⋯ are tapped at once"), .tap("Cancel")],
      finding: .brokenProperty("Cancel closes the store"),
      cause: """
        The app hands a presentation to UIKit while another one runs. Before iOS 26 UIKit \
        ignores it; since then the state of the sheets is wrong afterwards. The device does \
        this only with the quirk sheetsCollide.
        """,
      remedy: """
        A router presents one thing at a time. With the policy .reject the second tap does \
        nothing.
        """,
      inYourApp: "Tap a button that presents a sheet and another one in the same moment, on iOS 26."
    )
  }
}
#endif
