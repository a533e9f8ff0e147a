import PortableUIKit

/// A container with a menu that slides in over its content. Like a container from a package, it
/// knows nothing about routes.
open class DrawerViewController: UIViewController {
  /// The menu, which slides in from the leading edge.
  public var menu: UIViewController? {
    didSet { replace(oldValue, with: menu) }
  }

  /// The view controller under the menu.
  public var content: UIViewController? {
    didSet { replace(oldValue, with: content) }
  }

  /// Whether the menu is open or opening.
  public private(set) var isOpen = false

  private static let slide: TimeInterval = 0.25

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let content { put(content, at: 0) }
    if isOpen, let menu { put(menu, at: 1) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.viewIfLoaded?.frame = view.bounds
    if isOpen { menu?.viewIfLoaded?.frame = view.bounds }
  }

  /// Slides the menu in or out, and calls the completion when the menu has stopped.
  public func setOpen(
    _ isOpen: Bool, animated: Bool, completion: @escaping @MainActor () -> Void = {}
  ) {
    guard isOpen != self.isOpen, let menu else { return completion() }
    self.isOpen = isOpen
    guard isViewLoaded else { return completion() }
    if isOpen { put(menu, at: view.subviews.count) }
    menu.view.frame = frame(open: !isOpen)
    UIView.animate(withDuration: animated ? Self.slide : 0) { [self] in
      menu.view.frame = frame(open: isOpen)
    } completion: { [self] _ in
      if !self.isOpen { menu.view.removeFromSuperview() }
      completion()
    }
  }

  private func frame(open isOpen: Bool) -> CGRect {
    view.bounds.offsetBy(dx: isOpen ? 0 : -view.bounds.width, dy: 0)
  }

  private func put(_ child: UIViewController, at index: Int) {
    child.view.frame = view.bounds
    child.view.accessibilityViewIsModal = child === menu
    view.insertSubview(child.view, at: index)
  }

  private func replace(_ old: UIViewController?, with new: UIViewController?) {
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    guard let new else { return }
    addChild(new)
    if isViewLoaded {
      if new === content { put(new, at: 0) } else if isOpen { put(new, at: view.subviews.count) }
    }
    new.didMove(toParent: self)
  }
}
