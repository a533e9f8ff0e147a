import PortableUIKit
import StepRouter
import Testing

/// A photo in a gallery of pages, which is presented if there's none.
@MainActor
@Suite("A gallery of pages", .onTablet) struct GalleryTests {
  private static let gallery = SingleContainerStep(
    finder: ClassFinder<GalleryViewController, Int>(),
    factory: PageControllerFactory { _ in GalleryViewController.make() })

  private static let photo = StepAssembly(
    finder: ClassWithContextFinder<PhotoViewController, Int>(), factory: PhotoFactory()
  )
  .using(.showPage(orderedBy: \PhotoViewController.number))
  .from(gallery)
  .using(.present(presentationStyle: .fullScreen))
  .from(.current)
  .assemble()

  private func shown(on stage: Stage) -> GalleryViewController? {
    var found: GalleryViewController?
    func look(in viewController: UIViewController?) {
      guard let viewController else { return }
      found = found ?? viewController as? GalleryViewController
      for child in viewController.children { look(in: child) }
      look(in: viewController.presentedViewController)
    }
    look(in: stage.window.rootViewController)
    return found
  }

  @Test("A photo can be reached from everywhere", arguments: Place.allCases, Width.allCases)
  func everywhere(_ place: Place, width: Width) {
    let stage = place.stage(with: GalleryViewController.make(showing: 4), width: width)
    #expect(stage.arrive(at: Self.photo, with: 7, animated: true) == "built")
    #expect(stage.seen.last == "PhotoViewController \"Photo 7\"")
    #expect(stage.arrive(at: Self.photo, with: 2, animated: false) == "built")
    #expect(stage.seen.last == "PhotoViewController \"Photo 2\"")
    #expect(stage.arrive(at: Self.photo, with: 2, animated: true) == "alreadyVisible")
    #expect(shown(on: stage)?.turns == [.forward, .reverse])
    #expect(shown(on: stage)?.viewControllers?.count == 1)
  }

  @Test("After a navigation, a swipe turns on from the new page")
  func swipesOn() {
    let stage = Place.root.stage(with: GalleryViewController.make(showing: 4), width: .compact)
    #expect(stage.arrive(at: Self.photo, with: 7, animated: true) == "built")
    guard let gallery = shown(on: stage) else { return #expect(Bool(false)) }
    #expect(stage.device.user.swipePage(.forward, in: gallery))
    stage.device.runUntilIdle()
    #expect(gallery.photo?.number == 8)
    #expect(stage.arrive(at: Self.photo, with: 8, animated: true) == "alreadyVisible")
  }

  @Test("A photo that refuses to go keeps its page", arguments: [true, false])
  func lockedPhoto(animated: Bool) {
    let gallery = GalleryViewController.make(showing: 4)
    let stage = Place.root.stage(with: gallery, width: .compact)
    gallery.photo?.canBeLeft = false
    let end = stage.arrive(at: Self.photo, with: 7, animated: animated)
    #expect(end.hasPrefix("PhotoViewController “Photo 4” has to go before PhotoViewController"))
    #expect(gallery.photo?.number == 4)
  }

  enum Finger: CaseIterable { case finishes, cancels }

  @Test(
    "A navigation waits for a swipe, and is planned again after it",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], Finger.allCases)
  func swipeUnderWay(style: UIPageViewController.TransitionStyle, finger: Finger) throws {
    let gallery = GalleryViewController.make(showing: 4, style: style)
    let stage = Place.root.stage(with: gallery, width: .compact)
    let swipe = try #require(stage.device.user.beginPageSwipe(.forward, in: gallery))
    var kind: NavigationKind?
    stage.router.navigate(to: Self.photo, with: 5) { kind = try? $0.get().kind }
    stage.device.advance(by: .milliseconds(200))
    #expect(kind == nil)
    #expect(gallery.turns == [])
    switch finger {
    case .finishes: swipe.finish()
    case .cancels: swipe.cancel()
    }
    stage.device.runUntilIdle()
    #expect(gallery.photo?.number == 5)
    // A curling gallery doesn't say that it settles, so it turns to the page even if that's shown.
    if style == .scroll {
      #expect(kind == (finger == .finishes ? .alreadyVisible : .built))
      #expect(gallery.turns == (finger == .finishes ? [] : [.forward]))
    }
    #expect(kind != nil)
    #expect(stage.recorder.misuses == [])
  }

  @Test("Without an order, the data source decides the direction")
  func direction() {
    let pages = [PhotoViewController.make(1), .make(2), .make(3)]
    let source = FixedPages(pages: pages)
    let gallery = GalleryViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    gallery.dataSource = source
    gallery.setViewControllers([pages[1]], direction: .forward, animated: false)
    let stage = Stage(root: gallery)
    let number = StepAssembly(
      finder: ClassWithContextFinder<PhotoViewController, Int>(),
      factory: InlineFactory { (number: Int) in pages[number - 1] }
    )
    .using(.showPage())
    .from(GeneralStep.custom(using: ClassFinder<UIPageViewController, Int>()))
    .assemble()
    #expect(stage.arrive(at: number, with: 1, animated: true) == "built")
    #expect(stage.arrive(at: number, with: 3, animated: true) == "built")
    #expect(gallery.viewControllers == [pages[2]])
    #expect(gallery.turns == [.forward, .reverse, .forward])
  }

  @Test("With the spine in the middle, the data source provides the second page")
  func twoPages() {
    let gallery = GalleryViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    gallery.dataSource = gallery
    gallery.setViewControllers(
      [PhotoViewController.make(1), .make(2)], direction: .forward, animated: false)
    let stage = Place.root.stage(with: gallery, width: .regular)
    #expect(stage.arrive(at: Self.photo, with: 2, animated: true) == "alreadyVisible")
    #expect(stage.arrive(at: Self.photo, with: 5, animated: true) == "built")
    #expect(gallery.viewControllers?.map(\.title) == ["Photo 5", "Photo 6"])
    let end = stage.end(of: Self.photo, with: 9)
    #expect(end.contains("shows 2 pages at a time, and was given 1"), "\(end)")
  }
}

/// Pages that exist from the beginning.
private final class FixedPages: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}
