#if !canImport(UIKit)
/// The place of items: in the navigation bar, or in the toolbar below the screen.
public struct ToolbarItemPlacement: Sendable {
  enum Place {
    case leading, trailing, title, bottom, nowhere
  }

  let place: Place
  var isDone = false

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .title)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isDone: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// Above the keyboard, which a headless device doesn't show.
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
}

/// An item of a navigation bar or toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Items in the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: RenderedToolbarContent {
  func render(in node: ViewNode, _ scope: RenderScope) {
    node.barItems(of: content, placement, scope)
  }
}

extension ToolbarItemGroup: RenderedToolbarContent {
  func render(in node: ViewNode, _ scope: RenderScope) {
    node.barItems(of: content, placement, scope)
  }
}

extension ViewNode {
  /// Renders views as items of the host's bars.
  fileprivate func barItems(
    of content: some View, _ placement: ToolbarItemPlacement, _ scope: RenderScope
  ) {
    let items = element { RenderedBarItems() }
    let views = render(content, at: .position(0), scope)
    guard placement.place != .title else { return scope.host.bars.titleView = views.first }
    scope.host.bars.add(items.items(for: views, isDone: placement.isDone), in: placement.place)
  }
}

/// The bar items of rendered views: an item stays the same as long as its view does.
@MainActor private final class RenderedBarItems {
  private var known: [(view: UIView, item: UIBarButtonItem)] = []

  func items(for views: [UIView], isDone: Bool) -> [UIBarButtonItem] {
    known = views.map { view in
      (view, known.first { $0.view === view }?.item ?? UIBarButtonItem())
    }
    for (view, item) in known {
      if let button = view as? UIButton {
        item.follow(button)
      } else if item.customView !== view {
        item.customView = view
      }
      if isDone { item.style = .done }
    }
    return known.map(\.item)
  }
}

extension UIBarButtonItem {
  /// Shows what a button shows, and does what it does.
  fileprivate func follow(_ button: UIButton) {
    if button.showsMenuAsPrimaryAction {
      primaryAction = nil
    } else {
      primaryAction = UIAction { [weak button] _ in
        button?.sendActions(for: .primaryActionTriggered)
      }
    }
    title = button.shownName
    menu = button.menu
    isEnabled = button.isEnabled
    accessibilityIdentifier = button.accessibilityIdentifier
  }
}
#endif
