#if !canImport(UIKit)
/// A group of actions and menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize
  public let children: [UIMenuElement]

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .large,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? .unique()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  /// The actions whose state is on, in the menu and its inline submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions in the menu and its submenus, in display order.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      if let deferred = child as? UIDeferredMenuElement {
        return UIMenu(children: deferred.elements).actions
      }
      return (child as? UIMenu)?.actions ?? []
    }
  }
}

extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    @MainActor private static var made = 0

    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @MainActor static func unique() -> Identifier {
      made += 1
      return Identifier("com.apple.menu.dynamic.\(made)")
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
  }
}
#endif
