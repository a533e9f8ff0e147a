#if !canImport(UIKit)
/// The actions that a swipe on a row reveals.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// A closure that receives the action, its source view and a completion handler. Pass the
  /// completion handler whether you performed the action.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  public enum Style: Int, Sendable {
    case normal, destructive
  }
}
#endif
