#if !canImport(UIKit)
/// The tabs of a SwiftUI tab view, and the tab bar controller that shows them.
@MainActor final class TabModel: NSObject {
  typealias Page = TabHostingController<AnyView>

  /// Reports the tab that the user selected to the app.
  var select: ((AnyHashable?) -> Void)?
  private let controller = UIKitTabBarController()
  private var pages: [Page] = []

  init(in host: UIViewController) {
    super.init()
    controller.delegate = self
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  var view: UIView { controller.view }

  func leave() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Replaces the tabs with the pages that `render` adds.
  func collect(_ render: () -> Void) {
    pages = []
    render()
    guard !(controller.viewControllers ?? []).elementsEqual(pages, by: ===) else { return }
    controller.setViewControllers(pages, animated: false)
  }

  func add(_ page: Page) { pages.append(page) }

  func show(selected: AnyHashable?) {
    guard let selected, let page = pages.first(where: { $0.tag == selected }),
      controller.selectedViewController !== page
    else { return }
    controller.selectedViewController = page
  }
}

extension TabModel: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    select?((viewController as? Page)?.tag)
  }
}

/// The tab bar controller of a SwiftUI tab view (rule 168).
final class UIKitTabBarController: UITabBarController {}

/// A tab of a SwiftUI tab view (rule 168).
final class TabHostingController<Content: View>: UIHostingController<Content> {
  var tag: AnyHashable?
}

struct TabModelReference {
  weak var model: TabModel?
}

extension EnvironmentValues {
  private struct TabKey: EnvironmentKey {
    static var defaultValue: TabModelReference { TabModelReference() }
  }

  private struct TagKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  /// The model of the enclosing tab view.
  var tabModel: TabModelReference {
    get { self[TabKey.self] }
    set { self[TabKey.self] = newValue }
  }

  var tabTag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}
#endif
