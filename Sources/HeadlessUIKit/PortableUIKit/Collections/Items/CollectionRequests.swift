#if !canImport(UIKit)
/// The views that a collection view's data source dequeues. From iOS 18 on, UIKit insists that each
/// of them is the one that the collection view has just requested (rule T8).
@MainActor final class CollectionRequests {
  private var stray: [UICollectionReusableView] = []
  /// The view that stays while its item is configured anew.
  var reconfigured: UICollectionViewCell?

  func note(_ view: UICollectionReusableView) {
    if reconfigured !== view { stray.append(view) }
  }

  /// Asks for a view. Other views that were dequeued meanwhile are strays.
  func request<View: UICollectionReusableView>(_ body: () -> View?) -> View? {
    let view = body()
    stray.removeAll { $0 === view }
    return view
  }

  /// Returns a view that was dequeued without a request, once.
  func takeStray() -> UICollectionReusableView? {
    defer { stray.removeAll() }
    return stray.first
  }

  /// Whether a data source is providing a view right now: a registration that's created meanwhile is
  /// misuse (rule T9).
  static var isProviding = false
}
#endif
