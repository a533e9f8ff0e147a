#if !canImport(UIKit)
/// A control that a list shows when the user pulls it down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing without sending actions.
  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }

  /// Handles the user's pull: starts refreshing and sends the actions. Does nothing while
  /// refreshing.
  override func receiveTap() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
#endif
