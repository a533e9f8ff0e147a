#if !canImport(UIKit)
/// A closure that returns the view controller to preview in a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// A closure that returns a context menu based on the system's suggestions.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The configuration of a context menu. A headless device shows no preview: the preview provider
/// runs when the user opens the menu to tap its preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, which the action provider creates anew each time it opens.
  var menu: UIMenu? { actionProvider?([]) }

  /// Whether the menu opens with a preview of the app's own.
  package var hasPreview: Bool { previewProvider != nil }

  /// Makes the view controller to preview.
  func makePreview() -> UIViewController? { previewProvider?() }

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
}
#endif
