import ExampleDrawer
import PortableUIKit
import StepRouter

/// The columns of the museum.
class MuseumSplit: UISplitViewController, UISplitViewControllerDelegate {
  var visit: MuseumVisit?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let visit, visit.fault == .doorOpenedByResizing else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.showDetailViewController(MuseumVault().on(visit), sender: nil)
    }
  }

  func splitViewControllerDidCollapse(_ split: UISplitViewController) {
    guard visit?.fault == .pushedTwiceOnCollapse else { return }
    let details = viewController(for: .secondary)
    guard let details, let stack = details.navigationController else { return }
    stack.pushViewController(details, animated: false)
  }
}

/// Reports each of its columns as visible.
final class BoastfulSplit: MuseumSplit, CustomContainerViewController {
  private struct BoastfulAdapter: ContainerAdapter {
    let adapter: SplitControllerAdapter

    var containedViewControllers: [UIViewController] { adapter.containedViewControllers }
    var visibleViewControllers: [UIViewController] { adapter.containedViewControllers }

    func makeVisible(
      _ viewController: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      adapter.makeVisible(viewController, animated: animated, completion: completion)
    }

    func setContainedViewControllers(
      _ viewControllers: [UIViewController], animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      adapter.setContainedViewControllers(
        viewControllers, animated: animated, completion: completion)
    }
  }

  var adapter: any ContainerAdapter {
    BoastfulAdapter(adapter: SplitControllerAdapter(splitViewController: self))
  }
}

/// Photos 1 to 3.
final class MuseumGallery: UIPageViewController, UIPageViewControllerDataSource {
  private var visit: MuseumVisit?

  static func make(_ visit: MuseumVisit) -> MuseumGallery {
    let gallery = MuseumGallery(transitionStyle: .scroll, navigationOrientation: .horizontal)
    gallery.dataSource = gallery
    gallery.visit = visit
    return gallery
  }

  func open(_ number: Int, animated: Bool = false) {
    guard let visit else { return }
    super.setViewControllers(
      [MuseumPhoto().on(visit, id: number)], direction: .forward, animated: animated)
  }

  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    var pages = viewControllers
    if let visit, visit.fault == .wrongPage, let photo = pages?.first as? MuseumPhoto {
      pages = [MuseumPhoto().on(visit, id: photo.id + 1)]
    }
    super.setViewControllers(
      pages, direction: direction, animated: animated, completion: completion)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbour(of: page, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let visit, let id = (page as? MuseumPhoto)?.id, (1...3).contains(id + step) else {
      return nil
    }
    return MuseumPhoto().on(visit, id: id + step)
  }
}

/// A drawer with the menu, and the content beneath it.
final class MuseumDrawer: DrawerViewController, CustomContainerViewController {
  var stays = false

  var adapter: any ContainerAdapter { MuseumDrawerAdapter(drawer: self) }
}

private struct MuseumDrawerAdapter: ContainerAdapter {
  struct IsFixed: Error {}

  let drawer: MuseumDrawer

  var containedViewControllers: [UIViewController] {
    [drawer.content, drawer.menu].compactMap { $0 }
  }

  var visibleViewControllers: [UIViewController] {
    [drawer.isOpen ? drawer.menu : drawer.content].compactMap { $0 }
  }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let isOpen = viewController === drawer.menu
    if drawer.stays, !isOpen { return completion(.success) }
    drawer.setOpen(isOpen, animated: animated) { completion(.success) }
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(IsFixed()))
  }
}
