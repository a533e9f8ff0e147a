#if !canImport(UIKit)
extension StoryboardContents {
  /// A segue of one scene.
  @MainActor public struct Segue {
    let identifier: String?
    let source: String
    /// Nil where it has yet to be searched for, as when a segue unwinds.
    let destination: String?
    let kind: SegueKind
    let animates: Bool
    let make: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// - Parameters:
    ///   - identifier: its name, by which `performSegue(withIdentifier:sender:)` finds it.
    ///   - source: the scene that it starts from.
    ///   - destination: the scene that it leads to.
    ///   - kind: how the destination comes.
    ///   - animates: what the box “Animates” says.
    ///   - make: the initialiser of the segue's class, such as `ZoomSegue.init`.
    public init(
      _ identifier: String? = nil, from source: String, to destination: String,
      kind: SegueKind = .show, animates: Bool = true,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) {
      self.init(identifier, source, destination, kind, animates, make)
    }

    private init(
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

    /// A child that a navigation, tab bar or split view controller is made with; several of them in
    /// the order of the list.
    ///
    /// - Parameters:
    ///   - container: the scene of the container.
    ///   - child: the scene of the child.
    ///   - column: the column of a split view controller that has a style.
    public static func relationship(
      from container: String, to child: String, column: UISplitViewController.Column? = nil
    ) -> Self {
      Self(from: container, to: child, kind: SegueKind(.relationship(column)))
    }

    /// Goes back to the nearest view controller that has the action (rule 158).
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
    /// In the styles of the destination.
    public static let presentModally = Self(.present(nil, nil))
    /// By what its class does.
    public static let custom = Self(.custom)
    /// In the source's own view.
    public static let embed = Self(.embed { _ in nil })

    /// A style that is nil is the destination's.
    public static func presentModally(
      as style: UIModalPresentationStyle?, transition: UIModalTransitionStyle? = nil
    ) -> Self {
      Self(.present(style, transition))
    }

    /// A popover that points to a view or a bar button of the source.
    public static func popover<Source: UIViewController>(
      anchor: @escaping @MainActor (Source) -> (any UIPopoverPresentationControllerSourceItem)?
    ) -> Self {
      Self(.popover { ($0 as? Source).flatMap(anchor) })
    }

    /// In a container view of the source, which its `loadView()` has made.
    public static func embed<Source: UIViewController>(
      in container: @escaping @MainActor (Source) -> UIView?
    ) -> Self {
      Self(.embed { ($0 as? Source).flatMap(container) })
    }
  }
}
#endif
