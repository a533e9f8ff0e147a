import PortableUIKit

/// All view controllers of a window at one moment, as a value.
///
/// ```swift
/// let before = HierarchySnapshot(of: window)
/// router.navigate(to: product, with: 42)
/// #expect(HierarchySnapshot(of: window) == before)
/// ```
///
/// ``description`` is the form in which tests write a hierarchy down, one view controller a line:
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
/// A line names the class, the title if there is one, in brackets what a ``ContextTelling`` view
/// controller shows, `[selected]` for the selected child of a tab bar controller and `[visible]`
/// for what the user sees. What a view controller contains is indented below it, in the container's
/// own order: stacks from the bottom up, tabs from the left. What it presents follows at its own
/// indent.
///
/// A view controller is *visible* if each container around it shows it (a navigation controller its
/// top, a tab bar controller its selected child, a page view controller the pages that are turned
/// up, a custom container what its adapter calls visible, any other view controller all its
/// children) and if nothing is presented on the layer in which it
/// stands, however little of it is covered: below a sheet or an alert nothing is visible. What is
/// presented within a tab that is not selected is not visible either. What is just being dismissed
/// is there, and visible, until it has gone.
///
/// Taking a snapshot loads no view and changes nothing.
public struct HierarchySnapshot: Hashable, Sendable, Codable {
  /// One view controller of a ``HierarchySnapshot``, with everything inside it and presented from
  /// it.
  public struct Node: Hashable, Sendable, Codable {
    /// The class, without its module.
    public var typeName: String
    /// The view controller's title, or in a stack that of its navigation item.
    public var title: String?
    /// What a ``ContextTelling`` view controller says that it shows.
    public var context: String?
    /// Whether this is the selected child of a tab bar controller.
    public var isSelected: Bool
    /// Whether the user sees it.
    public var isVisible: Bool
    /// The children, in the container's own order.
    public var children: [Node]
    /// What this view controller presents: one layer, or none.
    public var presented: [Layer]
    /// Which view controller this is; it does not count when snapshots are compared.
    public internal(set) var identity: Identity
  }

  /// What a view controller presents, and how.
  public struct Layer: Hashable, Sendable, Codable {
    /// The presentation style as UIKit spells it, such as `pageSheet`.
    public var style: String
    /// The presented view controller.
    public var root: Node
  }

  /// The window's root; nil in a window that has none.
  public var root: Node?

  /// Describes the hierarchy of a window as it is now.
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
  /// This view controller's line, then those of its children, then what it presents.
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
