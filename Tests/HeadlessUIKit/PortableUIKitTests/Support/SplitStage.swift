import PortableUIKit

/// The start of a test of split view controllers: recording columns and a recording delegate, in a
/// window as wide as the test wants it.
@MainActor final class SplitStage {
  let stage = Stage()
  let split: UISplitViewController
  let book: SplitBook
  private(set) var window: UIWindow?

  init(_ style: UISplitViewController.Style = .doubleColumn) {
    split = UISplitViewController(style: style)
    book = SplitBook(stage.log)
    split.delegate = book
  }

  var a: UIViewController? { split.viewController(for: .primary) }
  var s: UIViewController? { split.viewController(for: .supplementary) }
  var b: UIViewController? { split.viewController(for: .secondary) }

  /// Sets screens named after their columns: A, S, B, C.
  func fill(_ columns: UISplitViewController.Column...) {
    let names: [UISplitViewController.Column: String] = [
      .primary: "A", .supplementary: "S", .secondary: "B", .compact: "C",
    ]
    for column in columns {
      split.setViewController(stage.screen(names[column] ?? "?"), for: column)
    }
  }

  nonisolated static let wide: CGFloat = 1024
  nonisolated static let narrow: CGFloat = 390

  func show(width: CGFloat, keepingLog: Bool = false) async {
    let window = stage.simulation.makeWindow()
    stage.simulation.resize(window, to: CGSize(width: width, height: 800))
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    await stage.settle()
    if !keepingLog { _ = stage.log.take() }
  }

  /// Shows the split view controller as wide as the device's window is.
  func show() async {
    window = await stage.show(split)
  }

  /// Shows it in a parent that overrides the size class, whatever the width.
  func show(width: CGFloat, as sizeClass: UIUserInterfaceSizeClass) async {
    let parent = UIViewController()
    parent.addChild(split)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: sizeClass), forChild: split)
    let window = stage.simulation.makeWindow()
    stage.simulation.resize(window, to: CGSize(width: width, height: 800))
    parent.view.frame = window.bounds
    split.view.frame = window.bounds
    parent.view.addSubview(split.view)
    split.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    self.window = window
    await stage.settle()
    _ = stage.log.take()
  }

  func resize(width: CGFloat) {
    guard let window else { return }
    stage.simulation.resize(window, to: CGSize(width: width, height: 800))
  }

  /// Takes the events, without flags, loadView and viewIsAppearing.
  func take() -> [String] {
    stage.log.take().filter { !$0.contains("viewIsAppearing") && !$0.contains("loadView") }
      .map { $0.contains(".") ? $0.withoutFlags : $0 }
  }

  /// Takes the delegate's calls.
  func takeNews() -> [String] { take().filter { !$0.contains(".") } }

  /// The tree of the split view controller, as `nav[A, nav[B]] + nav[C]`.
  var tree: String { split.children.map(Self.tree).joined(separator: " + ") }

  private static func tree(_ one: UIViewController) -> String {
    guard let stack = one as? UINavigationController else { return nameOf(one) }
    let name = one is any Recording ? nameOf(one) : "nav"
    return "\(name)[\(stack.viewControllers.map(tree).joined(separator: ", "))]"
  }

  /// The names of the view controllers on screen.
  var seen: String {
    let all = [a, s, b, split.viewController(for: .compact)].compactMap { $0 }
    return all.filter { $0.viewIfLoaded?.window != nil }.map(nameOf).joined(separator: " ")
  }

  /// Splits the calls: the `will` calls in order, the `did` calls as a set.
  static func parts(_ news: [String]) -> (will: [String], did: Set<String>) {
    (news.filter { !$0.hasPrefix("did") }, Set(news.filter { $0.hasPrefix("did") }))
  }
}
