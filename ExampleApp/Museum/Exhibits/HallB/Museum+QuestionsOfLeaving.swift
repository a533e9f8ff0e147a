#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Questions about screens that leave, and what must go with them.
extension Museum {
  static let questionsOfLeaving: [Question] = [
    Question(
      "B15", of: "XCoordinator 187", from: "tabs([Home]*, [Account]) presents Sheet",
      "the user swipes the sheet away; it is told, and released",
      to: "tabs([Home]*, [Account]); Sheet left: swiped"
    ) { stage in
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      stage.watch("Sheet")
      await stage.perform { _ = stage.card("Sheet").map { stage.device.swipeDown($0) } }
    },
    Question(
      "B19", of: "RxFlow 100, 117", from: "pages(One)",
      "the user begins to swipe to another page, and goes back; the page has not left",
      to: "pages(One)"
    ) { stage in
      let book = Book()
      stage.show(
        {
          let pages = pages(showing: book.first)
          pages.dataSource = book
          return pages
        }())
      await stage.begin()
      stage.watch("One")
      await stage.perform {
        guard let pages = stage.window.rootViewController as? UIPageViewController else { return }
        let swipe = stage.device.headless.user.beginPageSwipe(.forward, in: pages)
        swipe?.update(0.6)
        swipe?.cancel()
      }
      withExtendedLifetime(book) {}
    },
    Question(
      "B20", of: "RxFlow 110", from: "tabs([Home, Details]*, [Account]) presents Sheet",
      "another root; everything of the old one is released",
      to: "Start; Sheet left: navigated; Details left: navigated"
    ) { stage in
      await stage.go(to: stage.pushed("Details", on: stage.there("Home")))
      await stage.go(to: stage.presented("Sheet"))
      await stage.begin()
      stage.watch("Details")
      stage.watch("Sheet")
      await stage.go(to: stage.root("Start"))
    },
    Question(
      "B38", of: "Decompose 384", from: "tabs([Home, One, Two, Three]*, [Account])",
      "the user holds Back, and chooses the screen two levels below; both screens are told",
      to: "tabs([Home, One]*, [Account]); Three left: back; Two left: back"
    ) { stage in
      let one = stage.pushed("One", on: stage.there("Home"))
      let two = stage.pushed("Two", on: one)
      await stage.go(to: stage.pushed("Three", on: two))
      await stage.begin()
      stage.watch("Two")
      stage.watch("Three")
      await stage.perform {
        guard let stack = stage.card("Three")?.navigationController else { return }
        _ = stage.device.longPressBack(in: stack, toScreenAt: 1)
      }
    },
  ]

  /// Two pages, side by side.
  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let first = Card("One")
    private let second = Card("Two")

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === second ? first : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === first ? second : nil }
  }
}
#endif
