#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A4 {
  static var plaque: Plaque {
    Plaque(
      story: """
        After a swipe from the edge at the root of a stack, the next push freezes the app.
        """,
      reports: [
        "wix/react-native-navigation 4388, 5137, PR 5863",
        "Signal-iOS PR 3540",
        "devxoul/SwipeBack 3",
      ],
      date: "2014–2020", confidence: .confirmed,
      moves: [.cancelBack, .tap("Open")],
      finding: .brokenProperty("the top of the stack is on screen"),
      cause: """
        The app is the delegate of interactivePopGestureRecognizer and always agrees, and at \
        the root the transition has nothing to pop.
        """,
      remedy: """
        The delegate agrees only if the stack has more than one screen. A chain can not \
        prevent this.
        """,
      inYourApp: "Swipe from the left edge at the root of each stack, and open something.")
  }
}
#endif
