#if !canImport(UIKit)
/// A page in the list of those that a web view has shown.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open internal(set) var title: String?
  open private(set) var initialURL: URL

  init(_ url: URL, from initialURL: URL) {
    self.url = url
    self.initialURL = initialURL
    super.init()
  }
}

/// The pages that a web view has shown, in their order.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  override init() {
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// The item at a distance from the current one.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return self.index >= 0 && items.indices.contains(place) ? items[place] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Adds a page behind the current one, in place of those that were ahead.
  func add(_ item: WKBackForwardListItem) {
    items.removeSubrange((index + 1)...)
    items.append(item)
    index += 1
  }

  func go(to item: WKBackForwardListItem) {
    if let place = items.firstIndex(where: { $0 === item }) { index = place }
  }
}
#endif
