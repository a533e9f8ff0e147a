#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A14 {
  static var plaque: Plaque {
    Plaque(
      story: """
        After the login the root is replaced, and the login stays behind: alive, and on some \
        versions visible.
        """,
      reports: [
        "WordPress-iOS 17430",
        "UIWindowTransitions 7",
        "XCoordinator 169",
        "RxFlow 110",
        "openradar 18535358",
      ],
      date: "2014–2021", confidence: .confirmed,
      moves: [.tap("Log in"), .tap("Start")],
      finding: .fault(.leaked, "Welcome"),
      cause: """
        Replacing a root does not dismiss what the old root has presented, and the two keep \
        each other alive.
        """,
      remedy: "A chain with replaceRoot dismisses everything first.",
      inYourApp: "Log in, open the memory graph, and look for a view controller of the login.")
  }
}
#endif
