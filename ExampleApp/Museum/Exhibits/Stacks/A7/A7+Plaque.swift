#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A7 {
  static var plaque: Plaque {
    Plaque(
      story: """
        A list keeps one detail screen, two rows are hit at once, and the app pushes it \
        twice. The exception comes when the first push has ended, so the stack trace does \
        not name the culprit.
        """,
      reports: [
        "NewsBlur 886",
        "WordPress-iOS 7284, 6781",
        "SwiftAlgorithms 31",
        "element-ios 3924",
        "Kodi PR 272",
      ],
      date: "2011–2021", confidence: .confirmed,
      moves: [.happens("two rows are hit at once")],
      finding: .complaint(
        """
        NSInvalidArgumentException: <UINavigationController: 0x…> is pushing the same view \
        controller instance (<Details: 0x…>) more than once which is not supported and is \
        most likely an error in the application : …
        """),
      cause: "Both rows push the one instance without asking whether it is there.",
      remedy: """
        A chain finds the screen that is there, and its factory makes a new one otherwise.
        """,
      inYourApp: "Put two fingers on two rows, and let go of both at once.")
  }
}
#endif
