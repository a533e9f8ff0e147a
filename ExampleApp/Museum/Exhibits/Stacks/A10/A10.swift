#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The pages that turn too fast.
enum A10: ExhibitedInWindow {
  final class Page: Screen {
    var number = 0

    convenience init(number: Int) {
      self.init("Page \(number)")
      self.number = number
    }
  }

  /// A device whose pages raise an exception if they are set while others move.
  static func useStrictPages() { HeadlessDevice.current.quirks = [.pagesAssert] }

  static func show(in window: UIWindow) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([Page(number: 1)], direction: .forward, animated: false)
    window.show(pages)
    return pages
  }

  static func notifications(_ open: @escaping @MainActor () -> Void) -> ExploredEvent {
    ExploredEvent("two notifications come", perform: open)
  }
}
#endif
