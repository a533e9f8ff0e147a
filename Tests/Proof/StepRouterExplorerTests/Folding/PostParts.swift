#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Pushes a reply in the app's own way: on the details of a wide window, on the list's stack of a
/// narrow one. Each fault finds out in its own way which of them it is.
struct PostReplyAction: Action {
  let desk: PostDesk

  func perform(
    with screen: UIViewController, on split: PostSplit, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if desk.fault == .capturedStack {
      desk.stack?.pushViewController(screen, animated: false)
      return completion(.success)
    }
    if isWide(split) {
      split.setViewController(UINavigationController(rootViewController: screen), for: .secondary)
    } else {
      split.viewController(for: .primary)?.navigationController?
        .pushViewController(screen, animated: false)
    }
    split.view.layoutIfNeeded()
    completion(.success)
  }

  private func isWide(_ split: PostSplit) -> Bool {
    switch desk.fault {
    case .traitsOfTheStart: false
    case .askedAtRequest: desk.wasWide
    case .turnedIsWide: split.view.bounds.width > split.view.bounds.height
    case .screenIsWide: min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) > 600
    default: !split.isCollapsed
    }
  }
}

/// Selects the second tab, whichever that is.
struct SecondTabFactory: Factory {
  func build(with context: Void) throws -> PostNotes {
    struct NoNotes: Error {}
    let tabs =
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
      .keyWindow?.rootViewController as? PostTabs
    tabs?.dismiss(animated: false)
    tabs?.selectedIndex = 1
    guard let stack = tabs?.selectedViewController as? UINavigationController,
      let notes = stack.popToRootViewController(animated: false)?.first as? PostNotes
        ?? stack.viewControllers.first as? PostNotes
    else { throw NoNotes() }
    return notes
  }
}

/// Finds the popover only where it is presented without a wrapper.
struct UnwrappedFinder: Finder {
  func findViewController(with context: Void) throws -> PostFilter? {
    var layer = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
      .keyWindow?.rootViewController
    while let next = layer?.presentedViewController { layer = next }
    return layer as? PostFilter
  }
}

/// Commits some of the faults.
struct PostRouter: RouterDecorator {
  let router: any Router
  weak var window: UIWindow?
  let desk: PostDesk

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    desk.wasWide = window?.traitCollection.horizontalSizeClass == .regular
    if desk.fault == .droppedWhileFolding && isResizing
      || desk.fault == .droppedAtTabSwitch && isResizing && desk.hasSwitchedInResize
      || desk.fault == .droppedAtColumnShow && desk.split?.isMoving == true
    {
      let navigation = Navigation()
      navigation.finish()
      return navigation
    }
    return router.perform(request)
  }

  private var isResizing: Bool { window?.rootViewController?.transitionCoordinator != nil }
}
#endif
