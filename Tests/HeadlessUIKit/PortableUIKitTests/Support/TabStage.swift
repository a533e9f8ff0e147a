import PortableUIKit

/// The start of a test of tabs: a tab bar controller with a recording delegate, and tabs whose view
/// controllers have their names in capitals.
@available(iOS 18.0, *)
@MainActor final class TabStage {
  let stage = Stage()
  let controller = RecordingTabs()
  let book: TabBook
  private(set) var window: UIWindow?
  /// How often each provider has been called, by the tab's identifier.
  private(set) var made: [String: Int] = [:]

  init() {
    controller.log = stage.log
    book = TabBook(stage.log)
    controller.delegate = book
  }

  func tab(_ identifier: String) -> UITab {
    UITab(title: identifier, image: nil, identifier: identifier) { [unowned self] in make($0) }
  }

  func tabs(_ identifiers: String...) -> [UITab] { identifiers.map(tab) }

  /// Makes a group, by default with its own view controller.
  func group(_ identifier: String, _ children: [UITab], hasOwn: Bool = true) -> UITabGroup {
    guard hasOwn else {
      return UITabGroup(title: identifier, image: nil, identifier: identifier, children: children)
    }
    return UITabGroup(title: identifier, image: nil, identifier: identifier, children: children) {
      [unowned self] in make($0)
    }
  }

  private func make(_ tab: UITab) -> UIViewController {
    made[tab.identifier, default: 0] += 1
    return stage.screen(tab.identifier.uppercased())
  }

  func show(_ width: UIUserInterfaceSizeClass = .compact) async {
    let window = stage.simulation.makeWindow()
    let size = CGSize(width: width == .regular ? 1000 : 390, height: 844)
    stage.simulation.resize(window, to: size)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    await stage.settle()
    _ = stage.log.take()
  }

  func resize(_ width: UIUserInterfaceSizeClass) async {
    if let window { await stage.make(window, width) }
  }

  /// Takes the delegate's calls.
  func takeNews() -> [String] { stage.log.take().filter { !$0.contains(".") } }

  /// Takes the appearance callbacks, without flags.
  func takeAppearances() -> [String] {
    stage.log.take().filter { $0.contains(".view") && !$0.contains("viewIsAppearing") }
      .map(\.withoutFlags)
  }

  /// The hierarchy below the tab bar controller: `A B nav[L M]`.
  var tree: String { controller.children.map(Self.tree).joined(separator: " ") }

  private static func tree(_ one: UIViewController) -> String {
    guard let stack = one as? UINavigationController else { return nameOf(one) }
    let content = stack.viewControllers.map { $0 is any Recording ? tree($0) : "list" }
    return "\(one is any Recording ? nameOf(one) : "nav")[\(content.joined(separator: " "))]"
  }

  /// Whether this view controller is in the window.
  func isSeen(_ viewController: UIViewController?) -> Bool {
    viewController?.viewIfLoaded?.window != nil
  }
}
