import PortableUIKit

/// The bank's root. It shows one of its sections, with a menu that slides over it.
package final class BankDrawer: UIViewController {
  private(set) var sections: [UIViewController] = []
  private(set) var selected: UIViewController?
  private(set) var menu: UIViewController?
  private(set) var isOpen = false

  override package func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for member in [selected, menu] { member?.viewIfLoaded?.frame = view.bounds }
  }

  /// Sets the menu and the sections. Selects the first section if the selected one is gone.
  func setMembers(menu: UIViewController?, sections: [UIViewController]) {
    let members = [menu].compactMap { $0 } + sections
    for child in children where !members.contains(child) { release(child) }
    for member in members where member.parent !== self {
      addChild(member)
      member.didMove(toParent: self)
    }
    self.menu = menu
    self.sections = sections
    if selected.map(sections.contains) != true { selected = sections.first }
    arrange()
  }

  /// Shows a section, or the menu over the current section.
  func show(_ member: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    isOpen = member === menu
    if !isOpen { selected = member }
    guard animated, viewIfLoaded?.window != nil else {
      arrange()
      return completion()
    }
    UIView.animate(
      withDuration: 0.25, animations: { self.arrange() }, completion: { _ in completion() })
  }

  func closeMenu() {
    if let selected { show(selected, animated: true) {} }
  }

  private func arrange() {
    guard isViewLoaded else { return }
    for child in children where child !== selected && !(isOpen && child === menu) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    for child in [selected, isOpen ? menu : nil].compactMap({ $0 })
    where child.view.superview !== view {
      child.view.frame = view.bounds
      view.addSubview(child.view)
    }
    selected?.view.isUserInteractionEnabled = !isOpen
  }

  private func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
