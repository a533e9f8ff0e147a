#if !canImport(UIKit)
/// Makes the view controller that a context menu shows as its preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu from the system's suggestions.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press shows: a menu, and a preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made anew whenever it opens.
  var menu: UIMenu? { actionProvider?([]) }

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
}
#endif
