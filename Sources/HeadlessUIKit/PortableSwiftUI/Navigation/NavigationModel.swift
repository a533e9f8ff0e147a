#if !canImport(UIKit)
/// The reason a stack pushes a page: a value in its path, or a link.
enum NavigationElement {
  case value(AnyHashable)
  /// A link, with the view it leads to.
  case link(ObjectIdentifier, AnyView)

  func isSame(as other: NavigationElement) -> Bool {
    switch (self, other) {
    case (.value(let one), .value(let other)): one == other
    case (.link(let one, _), .link(let other, _)): one == other
    case (.value, .link), (.link, .value): false
    }
  }
}

/// The model of a SwiftUI navigation stack: its path, and the navigation controller that follows it
/// (rule 170).
@MainActor final class NavigationModel: NSObject {
  private typealias Page = NavigationStackHostingController<AnyView>

  /// The view builder for a type of value, and the renderer that registered it. The first
  /// registration counts.
  private struct Destination {
    weak var owner: HostRenderer?
    let build: @MainActor (AnyHashable) -> AnyView?
  }

  private let controller = UIKitNavigationController()
  private let root = Page(rootView: AnyView(EmptyView()))
  private var pages: [(element: NavigationElement, page: Page)] = []
  private var kept: [NavigationElement] = []
  private var path: NavigationValues?
  private var environment = EnvironmentValues()
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var isFollowing = false

  init(in host: UIViewController) {
    super.init()
    controller.delegate = self
    host.addChild(controller)
    controller.setViewControllers([root], animated: false)
    controller.didMove(toParent: host)
  }

  var view: UIView { controller.view }

  func leave() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func update(root content: AnyView, path: NavigationValues?, _ environment: EnvironmentValues) {
    self.path = path
    self.environment = environment
    self.environment.navigationModel = NavigationModelReference(model: self)
    root.rootView = content
    root.renderer.inherited = self.environment
    for (_, page) in pages { page.renderer.inherited = self.environment }
    follow()
  }

  /// The elements that the stack should show above its root.
  private var elements: [NavigationElement] {
    (path?.get() ?? []).map(NavigationElement.value) + kept
  }

  func push(_ element: NavigationElement) {
    if case .value(let value) = element, let path {
      kept = []
      path.set(path.get() + [value])
    } else {
      kept.append(element)
    }
    follow()
  }

  /// Updates the page of a link that now leads to a different view.
  func renew(_ link: ObjectIdentifier, _ content: AnyView) {
    for (element, page) in pages {
      if case .link(link, _) = element { page.rootView = content }
    }
  }

  func register(
    _ type: ObjectIdentifier, by owner: HostRenderer,
    _ build: @escaping @MainActor (AnyHashable) -> AnyView?
  ) {
    let known = destinations[type]
    if let other = known?.owner, other !== owner { return }
    destinations[type] = Destination(owner: owner, build: build)
    for (element, page) in pages where page.renderer !== owner {
      guard case .value(let value) = element, Self.type(of: value) == type,
        let content = build(value)
      else { continue }
      page.rootView = content
    }
    if known == nil { follow() }
  }

  /// Makes the navigation controller follow the path on the next turn.
  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    onNextTurn(of: controller) { [weak self] in
      self?.isFollowing = false
      self?.showPath()
    }
  }

  private func showPath() {
    var wanted: [(element: NavigationElement, page: Page)] = []
    for (index, element) in elements.enumerated() {
      if pages.indices.contains(index), pages[index].element.isSame(as: element) {
        wanted.append(pages[index])
      } else {
        guard let page = makePage(for: element) else { break }
        wanted.append((element, page))
      }
    }
    pages = wanted
    let stack = [root] + wanted.map(\.page)
    guard !controller.viewControllers.elementsEqual(stack, by: ===) else { return }
    controller.setViewControllers(stack, animated: true)
  }

  private func makePage(for element: NavigationElement) -> Page? {
    let content: AnyView? =
      switch element {
      case .link(_, let content): content
      case .value(let value): destinations[Self.type(of: value)]?.build(value)
      }
    guard let content else { return nil }
    let page = Page(rootView: content)
    page.renderer.inherited = environment
    return page
  }

  private static func type(of value: AnyHashable) -> ObjectIdentifier {
    ObjectIdentifier(Swift.type(of: value.base))
  }
}

extension NavigationModel: UINavigationControllerDelegate {
  /// Shortens the path after the user goes back. View controllers that other code pushed stay until
  /// the path changes.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers.dropFirst()
    guard !isFollowing, shown.count < pages.count,
      zip(shown, pages).allSatisfy({ $0 === $1.page })
    else { return }
    pages.removeLast(pages.count - shown.count)
    let values = path?.get() ?? []
    kept = Array(kept.prefix(max(0, shown.count - values.count)))
    if shown.count < values.count { path?.set(Array(values.prefix(shown.count))) }
  }
}

/// The navigation controller of a SwiftUI navigation stack (rule 168).
final class UIKitNavigationController: UINavigationController {}

/// A page of a SwiftUI navigation stack (rule 168).
final class NavigationStackHostingController<Content: View>: UIHostingController<Content> {}
#endif
