#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A26 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A transition of the app’s own never says that it has ended, and the app no longer \
        takes touches.
        """,
      reports: [
        "VCTransitionsLibrary 4",
        "SwipeableTabBarController PR 94",
        "ARNTransitionAnimator PR 21",
        "MixinNetwork/ios-app PR 2167",
      ],
      date: "2013–2024", confidence: .confirmed,
      moves: [.tap("Photo 1"), .tap("Close")],
      finding: .brokenProperty("Close closes the photo"),
      cause: "On one of its ways the animator does not call completeTransition.",
      remedy: """
        The animator calls completeTransition on every way. A chain cannot prevent this: its \
        navigation ends with timedOut instead of hanging.
        """,
      inYourApp: """
        Put a breakpoint on completeTransition, and count: once for each transition, \
        cancelled ones, too.
        """)
  }
}
#endif
