#if !canImport(UIKit)
extension StoryboardContents {
  /// A segue from a scene.
  @MainActor public struct Segue {
    let identifier: String?
    let source: String
    /// Nil for a segue that searches for its destination, such as an unwind segue.
    let destination: String?
    let kind: SegueKind
    let animates: Bool
    let make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    /// The segue's id in a storyboard file, by which a touch begins it.
    var mark: String?
    /// The method that makes the destination: an `@IBSegueAction`.
    var creator: Selector?

    /// Makes a segue.
    ///
    /// - Parameters:
    ///   - identifier: The identifier for `performSegue(withIdentifier:sender:)`.
    ///   - source: The scene the segue starts from.
    ///   - destination: The scene the segue leads to.
    ///   - kind: How the segue shows its destination.
    ///   - animates: The value of the “Animates” checkbox.
    ///   - make: The initializer of the segue's class, such as `ZoomSegue.init`.
    public init(
      _ identifier: String? = nil, from source: String, to destination: String,
      kind: SegueKind = .show, animates: Bool = true,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) {
      self.init(identifier, source, destination, kind, animates, make)
    }

    init(
      _ identifier: String?, _ source: String, _ destination: String?, _ kind: SegueKind,
      _ animates: Bool,
      _ make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue
    ) {
      self.identifier = identifier
      self.source = source
      self.destination = destination
      self.kind = kind
      self.animates = animates
      self.make = make
    }

    /// Makes a relationship to a child that a navigation, tab bar or split view controller starts
    /// with. Several children follow the order of the list.
    ///
    /// - Parameters:
    ///   - container: The container's scene.
    ///   - child: The child's scene.
    ///   - column: The column, in a split view controller with a style.
    public static func relationship(
      from container: String, to child: String, column: UISplitViewController.Column? = nil
    ) -> Self {
      Self(from: container, to: child, kind: SegueKind(.relationship(column)))
    }

    /// Makes a segue that goes back to the nearest view controller with the action (rule 158).
    public static func unwind(
      _ identifier: String, from source: String, action: Selector, animates: Bool = true,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) -> Self {
      Self(identifier, source, nil, SegueKind(.unwind(action)), animates, make)
    }
  }

  /// How a segue shows its destination.
  @MainActor public struct SegueKind {
    typealias Anchor =
      @MainActor (UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?

    enum Way {
      case show, showDetail, custom
      case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
      case popover(Anchor)
      case embed(@MainActor (UIViewController) -> UIView?)
      case relationship(UISplitViewController.Column?)
      case unwind(Selector)
    }

    let way: Way

    init(_ way: Way) {
      self.way = way
    }

    public static let show = Self(.show)
    public static let showDetail = Self(.showDetail)
    /// Presents the destination in its own styles.
    public static let presentModally = Self(.present(nil, nil))
    /// Does what the segue's class does.
    public static let custom = Self(.custom)
    /// Embeds the destination in the source's own view.
    public static let embed = Self(.embed { _ in nil })

    /// Presents the destination. A style that is nil means the destination's own.
    public static func presentModally(
      as style: UIModalPresentationStyle?, transition: UIModalTransitionStyle? = nil
    ) -> Self {
      Self(.present(style, transition))
    }

    /// Shows the destination in a popover that points to a view or bar button of the source.
    public static func popover<Source: UIViewController>(
      anchor: @escaping @MainActor (Source) -> (any UIPopoverPresentationControllerSourceItem)?
    ) -> Self {
      Self(.popover { ($0 as? Source).flatMap(anchor) })
    }

    /// Embeds the destination in a container view that the source's `loadView()` creates.
    public static func embed<Source: UIViewController>(
      in container: @escaping @MainActor (Source) -> UIView?
    ) -> Self {
      Self(.embed { ($0 as? Source).flatMap(container) })
    }
  }
}
#endif
