#if !canImport(UIKit)
/// A collection view's reusable views, by kind and identifier. Cells have no kind.
@MainActor final class CollectionPools {
  private var pools: [String?: ReusePool<UICollectionReusableView>] = [:]

  func register(
    _ make: (() -> UICollectionReusableView)?, _ kind: String?, _ identifier: String
  ) {
    pool(of: kind).register(identifier, make)
  }

  func hasMaker(_ kind: String?, _ identifier: String) -> Bool {
    pool(of: kind).hasMaker(identifier)
  }

  func take(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    pool(of: kind).take(identifier) { $0.prepareForReuse() }
  }

  func put(_ view: UICollectionReusableView, _ kind: String?) {
    pool(of: kind).put(view, identifier: view.reuseIdentifier)
  }

  private func pool(of kind: String?) -> ReusePool<UICollectionReusableView> {
    if let pool = pools[kind] { return pool }
    let made = ReusePool<UICollectionReusableView>()
    pools[kind] = made
    return made
  }
}
#endif
