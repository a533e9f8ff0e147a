#if !canImport(UIKit)
/// The control that a list shows when it is pulled down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Shows the control at work, without telling the actions.
  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  /// The user's pull: refreshing begins and the actions hear of it; while it lasts, nothing.
  override func receiveTap() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
#endif
