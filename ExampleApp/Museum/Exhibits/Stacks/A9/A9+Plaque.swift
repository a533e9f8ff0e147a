#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

extension A9 {
  static var plaque: Plaque {
    Plaque(
      story: """
        One wrong word after super: viewDidDisappear calls super.viewDidAppear, and UIKit's \
        own books are wrong from then on.
        """,
      reports: [
        "WordPress-iOS 20843, PRs 20844, 20849, 24709"
      ],
      date: "2023–2025", confidence: .confirmed,
      moves: [.tap("Open"), .back],
      finding: .complaint(
        """
        Calling -viewDidAppear: directly on a view controller is not supported, and may \
        result in out-of-order callbacks and other inconsistent behavior. <Details: 0x…>
        """),
      cause: "The override passes on another callback than the one it got.",
      remedy: """
        The override calls the callback of its own name. A chain cannot prevent this: the \
        explorer reports it.
        """,
      inYourApp: """
        Search your overrides of the appearance callbacks for a super with another name.
        """)
  }
}
#endif
