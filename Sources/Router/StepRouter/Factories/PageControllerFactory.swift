import PortableUIKit

/// Builds a page view controller. The step above it in the chain becomes its page.
///
/// ```swift
/// SingleContainerStep(
///   finder: ClassFinder(),
///   factory: PageControllerFactory<UIPageViewController, Void>(transitionStyle: .scroll) { pages in
///     pages.dataSource = photos
///   })
/// ```
@MainActor
public struct PageControllerFactory<ViewController: UIPageViewController, Context>:
  ContainerFactory, Unprepared
{
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory for your own subclass. The closure makes the view controller, because the
  /// factory can't call UIKit's initializers on an unknown class.
  ///
  /// ```swift
  /// PageControllerFactory<GalleryPages, Void> { _ in GalleryPages() }
  /// ```
  public init(making make: @escaping @MainActor (Context) throws -> ViewController) {
    self.make = make
  }

  /// Returns a new page view controller with its page.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let pages = try make(context)
    if !children.isEmpty {
      let adapter = PageControllerAdapter(pageViewController: pages)
      try adapter.fill(with: children.build(integrating: adapter.containedViewControllers))
    }
    return pages
  }
}

extension PageControllerFactory where ViewController == UIPageViewController {
  /// Makes a factory that configures the page view controller before it receives its page.
  public init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil,
    configuration: (@MainActor (UIPageViewController) -> Void)? = nil
  ) {
    self.init(making: { _ in
      let pages = UIPageViewController(
        transitionStyle: transitionStyle, navigationOrientation: navigationOrientation,
        options: options)
      configuration?(pages)
      return pages
    })
  }
}
