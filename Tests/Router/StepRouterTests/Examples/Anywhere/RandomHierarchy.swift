import PortableUIKit
import StepRouter

/// Random numbers that depend only on the seed, wherever the tests run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Puts a user somewhere in an app with tabs, sidebars, stacks, sheets and alerts, by the seed.
@MainActor
struct RandomHierarchy {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func stage() -> Stage {
    let root = layer()
    let stage = Stage(root: root)
    var top: UIViewController = root
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      let sheet = layer()
      let presenter = presenter(in: top)
      let isWithin = presenter.definesPresentationContext
      stage.present(sheet, on: presenter, style: isWithin ? .overCurrentContext : .pageSheet)
      top = sheet
    }
    if chance(1, in: 6) {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      presenter(in: top).present(alert, animated: false)
      stage.device.runUntilIdle()
    }
    return stage
  }

  /// The innermost visible screen, which sometimes defines a presentation context, or the layer.
  private mutating func presenter(in layer: UIViewController) -> UIViewController {
    guard chance(1, in: 2) else { return layer }
    var shown = layer
    while let inner = shown.shownInside { shown = inner }
    if shown !== layer, chance(1, in: 2) { shown.definesPresentationContext = true }
    return shown
  }

  private mutating func layer() -> UIViewController {
    guard chance(2, in: 3) else { return stackOrScreen() }
    let pages = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in stackOrScreen() }
    let shown = Int.random(in: pages.indices, using: &numbers)
    if chance(1, in: 4) {
      let sidebar = SidebarViewController()
      sidebar.setPages(pages)
      sidebar.show(pages[shown])
      return sidebar
    }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.selectedIndex = shown
    return tabs
  }

  private mutating func stackOrScreen() -> UIViewController {
    guard chance(1, in: 2) else { return screen() }
    let stack = UINavigationController()
    stack.viewControllers = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in screen() }
    return stack
  }

  private mutating func screen() -> UIViewController {
    if chance(1, in: 12) { return lockedForm() }
    let makers: [@MainActor () -> Screen] = [
      { HomeViewController() }, { AccountViewController() }, { LoginViewController() },
      { SearchViewController() }, { BagViewController() }, { ForgotPasswordViewController() },
    ]
    return makers[Int.random(in: makers.indices, using: &numbers)]()
  }

  private mutating func chance(_ count: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &numbers) < count
  }

  /// Begins a movement, as the user or the app might a moment before a request.
  static func move(something seed: UInt64, on stage: Stage) {
    guard let root = stage.window.rootViewController else { return }
    var layers = [root]
    while let next = layers.last.flatMap({ $0.presentedWithin }) { layers.append(next) }
    let top = layers[layers.count - 1]
    let stack = (top as? UITabBarController)?.selectedViewController ?? top
    switch seed % 5 {
    case 0: top.presentingViewController?.dismiss(animated: true)
    case 1: (stack as? UINavigationController)?.popViewController(animated: true)
    case 2:
      (stack as? UINavigationController)?
        .pushViewController(SearchViewController(), animated: true)
    case 3: top.present(SearchViewController(), animated: true)
    default: root.dismiss(animated: true)
    }
  }
}

extension UIViewController {
  /// What this view controller or a visible one inside it presents.
  fileprivate var presentedWithin: UIViewController? {
    if let presented = presentedViewController { return presented }
    return shownInside?.presentedWithin
  }

  fileprivate var shownInside: UIViewController? {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController
    case let stack as UINavigationController: stack.topViewController
    case let sidebar as SidebarViewController: sidebar.shownPage
    default: nil
    }
  }

  /// This view controller, everything inside it, and everything that they present.
  var everything: [UIViewController] {
    let presented = presentedViewController.flatMap {
      $0.presentingViewController === self ? $0 : nil
    }
    return [self] + (children + [presented].compactMap { $0 }).flatMap(\.everything)
  }
}
