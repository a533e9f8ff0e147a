#if !canImport(UIKit)
/// Two view controllers side by side, in the classic style. Collapsing and columns are not
/// modelled.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  private var listed: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { listed }
    set {
      guard mayContain(newValue) else { return }
      for old in listed where !newValue.contains(where: { $0 === old }) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      let newcomers = newValue.filter { new in !listed.contains { $0 === new } }
      listed = newValue
      for new in newcomers {
        addChild(new)
        if isViewLoaded { view.addSubview(new.view) }
        new.didMove(toParent: self)
      }
    }
  }

  open var isCollapsed: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for child in listed { view.addSubview(child.view) }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    viewControllers = Array(listed.prefix(1)) + [vc]
  }
}
#endif
