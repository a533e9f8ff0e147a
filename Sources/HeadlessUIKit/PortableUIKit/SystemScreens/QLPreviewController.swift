#if !canImport(UIKit)
/// Something that a preview shows.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

/// A preview of documents. The user closes it, and the system dismisses it.
@preconcurrency @MainActor open class QLPreviewController: UIViewController, SystemScreen {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { reloadData() }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  private var count = 0

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  open func reloadData() {
    count = dataSource?.numberOfPreviewItems(in: self) ?? 0
  }

  open func refreshCurrentPreviewItem() {}

  /// A preview that's pushed has its stack's back button.
  public var choices: [String] { presentingViewController == nil || parent != nil ? [] : ["Done"] }

  public func choose(_ choice: String) {
    delegate?.previewControllerWillDismiss(self)
    dismissBySystem { [self] in delegate?.previewControllerDidDismiss(self) }
  }
}

/// Methods that provide a preview's items.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Methods that respond to a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
#endif
