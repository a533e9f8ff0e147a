import PortableUIKit

/// A window's view controllers at one moment, as a value.
///
/// ```swift
/// let before = HierarchySnapshot(of: window)
/// router.navigate(to: product, with: 42)
/// #expect(HierarchySnapshot(of: window) == before)
/// ```
///
/// ``description`` is the format in which tests write a hierarchy, one view controller a line:
///
/// ```
/// UITabBarController
///   UINavigationController "Home" [selected]
///     HomeViewController "Home"
///     ProductViewController "Espresso cup"
///   AccountViewController "Account"
/// presents pageSheet:
///   UINavigationController [visible]
///     LoginViewController "Login" [visible]
/// ```
///
/// A line names the class, the title if there is one, the context of a ``ContextTelling`` view
/// controller in parentheses, `[selected]` for the selected child of a tab bar controller, and
/// `[visible]` for view controllers that the user sees. A container's children follow indented
/// below it, in the container's own order: stacks from the bottom up, tabs from the left. A
/// presented view controller follows at the presenter's own indent.
///
/// A view controller is *visible* if each container around it shows it, and if its layer presents
/// nothing. A navigation controller shows its top, a tab bar controller its selected child, a page
/// view controller the current pages, a custom container the children that its adapter calls
/// visible, and any other view controller all its children. Nothing is visible below a presented
/// layer, even if that's a sheet or an alert that covers only a part of it. A view controller
/// presented within an unselected tab isn't visible either. During its dismissal, a view controller
/// is still there, and visible, until it has gone.
///
/// Taking a snapshot loads no view and changes nothing.
public struct HierarchySnapshot: Hashable, Sendable, Codable {
  /// A view controller in a ``HierarchySnapshot``, with everything that it contains and presents.
  public struct Node: Hashable, Sendable, Codable {
    /// The class, without its module.
    public var typeName: String
    /// The view controller's title or, in a stack, the title of its navigation item.
    public var title: String?
    /// The description that a ``ContextTelling`` view controller gives of its context.
    public var context: String?
    /// Whether this is the selected child of a tab bar controller.
    public var isSelected: Bool
    /// Whether the user sees it.
    public var isVisible: Bool
    /// The children, in the container's own order.
    public var children: [Node]
    /// The layer that this view controller presents, if any.
    public var presented: [Layer]
    /// The view controller's identity, which comparisons of snapshots ignore.
    public internal(set) var identity: Identity
  }

  /// A presented view controller, with its presentation style.
  public struct Layer: Hashable, Sendable, Codable {
    /// The presentation style as UIKit spells it, such as `pageSheet`.
    public var style: String
    /// The presented view controller.
    public var root: Node
  }

  /// The window's root view controller; nil if it has none.
  public var root: Node?

  /// Captures the current hierarchy of a window.
  @MainActor
  public init(of window: UIWindow) {
    root = window.rootViewController.map { Node(layerOf: $0) }
  }
}

extension HierarchySnapshot: CustomStringConvertible {
  /// The tree, one view controller a line, without a line break at the end.
  public var description: String {
    root?.lines.joined(separator: "\n") ?? "no root view controller"
  }
}

extension HierarchySnapshot.Node {
  /// The lines of this view controller, its children, and the layer it presents.
  var lines: [String] {
    var lines = [line]
    lines += children.flatMap(\.lines).map { "  " + $0 }
    for layer in presented {
      lines.append("presents \(layer.style):")
      lines += layer.root.lines.map { "  " + $0 }
    }
    return lines
  }

  private var line: String {
    var words = [typeName]
    if let title { words.append(title.debugDescription) }
    if let context { words.append("(\(context))") }
    if isSelected { words.append("[selected]") }
    if isVisible { words.append("[visible]") }
    return words.joined(separator: " ")
  }
}
