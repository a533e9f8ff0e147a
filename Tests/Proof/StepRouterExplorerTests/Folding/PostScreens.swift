#if !canImport(UIKit)
import PortableUIKit
import StepRouter

class PostScreen: UIViewController, ContextChecking {
  private(set) var post = Post(router: DefaultRouter(), desk: PostDesk(nil))
  private(set) var id = 0

  convenience init(_ name: String, _ id: Int = 0, in post: Post) {
    self.init(nibName: nil, bundle: nil)
    self.post = post
    self.id = id
    title = id == 0 ? name : "\(name) \(id)"
  }

  func isTarget(for id: Int) -> Bool { self.id == id }

  func add(_ title: String, _ deed: @escaping () -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in deed() }))
  }

  /// Whether it's in the details: beside the list, or over it while the columns are collapsed.
  var isInDetails: Bool {
    guard let split = splitViewController else { return false }
    if split.isCollapsed { return true }
    guard let details = split.viewController(for: .secondary) else { return false }
    return details === self || details === navigationController
      || navigationController?.viewControllers.first === details
  }
}

final class PostInbox: PostScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    post.desk.stack = navigationController
    add("Message 1") { [unowned self] in post.router.navigate(to: post.message, with: 1) }
  }
}

final class PostMessage: PostScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Reply") { [unowned self] in post.router.navigate(to: post.reply, with: 3) }
    add("Info") { [unowned self] in post.router.navigate(to: post.info) }
  }
}

final class PostReply: PostScreen {}
final class PostInfo: PostScreen {}
final class PostDiary: PostScreen {}
final class PostTip: UIViewController {}

final class PostNotes: PostScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Note 4") { [unowned self] in post.router.navigate(to: post.note, with: 4) }
    add("Compose") { [unowned self] in post.router.navigate(to: post.compose) }
    add("Filter") { [unowned self] in post.router.navigate(to: post.filter) }
  }
}

final class PostNote: PostScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard post.fault == .hingeNavigates, #available(iOS 27.1, *) else { return }
    view.addInteraction(
      UIHingeInteraction { [weak self] _, update in
        guard update.hinge?.status == .partiallyOpen else { return }
        self?.navigationController?.popViewController(animated: true)
      })
  }
}

final class PostCompose: PostScreen {
  private var kept: PostCompose?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if post.fault == .sheetDismissed { dismiss(animated: false) }
    if post.fault == .sheetKept { kept = self }
  }
}

/// A popover, which gets a navigation bar where it's a sheet.
final class PostFilter: PostScreen, UIPopoverPresentationControllerDelegate {
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
}

final class PostSignIn: PostScreen {
  var onSign: () -> Void = {}
  var onGone: () -> Void = {}

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil || isBeingDismissed, post.fault != .signInLost { onGone() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    add("Sign in") { [unowned self] in onSign() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard post.fault == .signInLost else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.dismiss(animated: false)
    }
  }
}

/// Columns, which may lose the details when they collapse.
final class PostSplit: UISplitViewController {
  var desk: PostDesk?

  /// Whether columns come or go, and nothing else moves.
  var isMoving: Bool {
    !isCollapsed && transitionCoordinator != nil
      && viewIfLoaded?.window?.rootViewController?.transitionCoordinator == nil
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if desk?.fault == .detailDropped, size.width < 600, !isCollapsed {
      setViewController(UIViewController(), for: .secondary)
    }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Tabs whose order depends on the width.
final class PostTabs: UITabBarController, UITabBarControllerDelegate {
  var desk: PostDesk?

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    desk?.hasSwitchedInResize = transitionCoordinator != nil
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if desk?.fault == .tabIndex {
      let tabs = viewControllers ?? []
      let isWide = min(size.width, size.height) > 600
      let others = tabs.filter { !($0 is UISplitViewController) }
      let columns = tabs.filter { $0 is UISplitViewController }
      let wanted =
        isWide ? others.prefix(1) + columns + others.dropFirst() : columns + others
      if wanted != tabs { viewControllers = wanted }
    }
    guard desk?.fault == .tipOnResize else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, presentedViewController == nil else { return }
      present(PostTip(), animated: true)
    }
  }
}
#endif
