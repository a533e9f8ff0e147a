import PortableUIKit
import Testing

@MainActor @Suite("Pages: defaults", .simulated) struct PageDefaultsTests {
  let stage = Stage()

  @Test("Rule 64: a page view controller made without arguments curls, with its spine on the left")
  func rule64() {
    let pages = UIPageViewController()

    #expect(pages.transitionStyle == .pageCurl)
    #expect(pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min)
    #expect(!pages.isDoubleSided)
    #expect(pages.viewControllers == [])
  }

  @Test(
    "Rule 64: a page curl has a pan and a tap recognizer even before it loads, scrolling has none"
  )
  func rule64Recognizers() {
    let (curl, scroll) = (UIPageViewController(), RecordingPages(style: .scroll))

    #expect(curl.gestureRecognizers.first is UIPanGestureRecognizer)
    #expect(curl.gestureRecognizers.last is UITapGestureRecognizer)
    #expect(curl.gestureRecognizers.count == 2)
    #expect(!curl.isViewLoaded)
    #expect(scroll.gestureRecognizers == [])
  }

  @Test("Rule 114: directions, styles and spine locations have UIKit's raw values")
  func rule114() {
    #expect(UIPageViewController.NavigationDirection.forward.rawValue == 0)
    #expect(UIPageViewController.NavigationDirection.reverse.rawValue == 1)
    #expect(UIPageViewController.TransitionStyle.pageCurl.rawValue == 0)
    #expect(UIPageViewController.TransitionStyle.scroll.rawValue == 1)
    let spines: [UIPageViewController.SpineLocation] = [.none, .min, .mid, .max]
    #expect(spines.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(
    "Rule 114: scrolling has no spine, a page curl has the one of its options",
    arguments: [
      SpineCase(.scroll, nil, .none), SpineCase(.scroll, .mid, .none),
      SpineCase(.pageCurl, nil, .min), SpineCase(.pageCurl, .max, .max),
      SpineCase(.pageCurl, .mid, .mid),
    ])
  func rule114Spine(spine: SpineCase) {
    let pages = RecordingPages(style: spine.style, spine: spine.option)

    #expect(pages.spineLocation == spine.expected)
    #expect(pages.isDoubleSided == (spine.expected == .mid))
    #expect(pages.viewControllers == [])
  }

  @Test("Rule 123: with the spine in the middle two pages stand side by side")
  func rule123() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a, b], style: .pageCurl, spine: .mid)
    let window = await stage.show(pages)

    #expect(names(pages.viewControllers) == "A B")
    #expect(a.view.window === window)
    #expect(b.view.frame.minX == pages.view.bounds.width / 2)
    #expect(a.view.frame.width == b.view.frame.width)
  }

  @Test("Rule 123: a double-sided page curl takes a page and its back, and keeps only the page")
  func rule123Back() async {
    let (a, front, back) = (stage.screen("A"), stage.screen("F"), stage.screen("B"))
    let pages = RecordingPages([a], style: .pageCurl)
    pages.isDoubleSided = true
    let window = await stage.show(pages)

    pages.setViewControllers([front, back], direction: .forward, animated: true)
    await stage.settle()

    #expect(names(pages.viewControllers) == "F")
    #expect(names(pages.children) == "F")
    #expect(!stage.log.take().contains { $0.hasPrefix("B.viewWillAppear") })
    _ = window
  }

  @Test("Rule 123: when the window turns, the delegate decides where the spine is", .standInOnly)
  func rule123Turned() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let pages = RecordingPages([a], style: .pageCurl)
    let window = await stage.show(pages)
    let book = PageBook([a, b], stage.log)
    book.spine = {
      pages.setViewControllers([a, b], direction: .forward, animated: true)
      return .mid
    }
    pages.delegate = book
    let size = window.frame.size
    _ = stage.log.take()

    stage.simulation.user.resize(window, to: CGSize(width: size.height, height: size.width))
    await stage.settle()

    #expect(stage.log.take().first == "spineLocation(landscape)")
    #expect(pages.spineLocation == .mid)
    #expect(pages.isDoubleSided)
    #expect(names(pages.viewControllers) == "A B")
    #expect(b.view.window === window)
  }
}

/// The spine that a style makes of an option.
struct SpineCase {
  let style: UIPageViewController.TransitionStyle
  let option: UIPageViewController.SpineLocation?
  let expected: UIPageViewController.SpineLocation

  init(
    _ style: UIPageViewController.TransitionStyle, _ option: UIPageViewController.SpineLocation?,
    _ expected: UIPageViewController.SpineLocation
  ) {
    (self.style, self.option, self.expected) = (style, option, expected)
  }
}
