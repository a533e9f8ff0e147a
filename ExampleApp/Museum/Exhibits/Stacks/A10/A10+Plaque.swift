#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A10 {
  static var plaque: Plaque {
    Plaque(
      story: "Two notifications turn the pages at once, and the app ends.",
      reports: [
        "Pageboy 140, 153, 277",
        "openradar 24607701, 20302671",
        "edx-app-ios PR 1095",
        "ICViewPager 67",
      ],
      date: "2014–2022", confidence: .explained,
      moves: [.happens("two notifications come")],
      finding: .complaint(
        "NSInternalInconsistencyException: Duplicate states in queue"),
      cause: """
        setViewControllers is called while the pages still move. On other devices UIKit \
        takes that: the device raises the exception only with the quirk pagesAssert. The \
        reports have two more texts, “Invalid parameter not satisfying: [views count] == 3” \
        and “Unexpected subviews”.
        """,
      remedy: "A chain waits until the pages rest, and turns then.",
      inYourApp: "Tap two notifications that lead to different pages, and swipe at the same time.")
  }
}
#endif
