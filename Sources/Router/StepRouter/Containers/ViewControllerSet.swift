import PortableUIKit

/// A set of view controllers, compared by identity. It searches a short list, because hashing takes
/// longer, and hashes a long one.
@MainActor
struct ViewControllerSet {
  private static let shortCount = 16

  private var list: [UIViewController]
  /// The identities; nil while the list is short.
  private var identities: Set<ObjectIdentifier>?

  init(_ list: [UIViewController]) {
    self.list = list
    hashIfLong()
  }

  func holds(_ viewController: UIViewController) -> Bool {
    identities?.contains(ObjectIdentifier(viewController)) ?? list.holds(viewController)
  }

  /// Returns false if the view controller is already there.
  mutating func insert(_ viewController: UIViewController) -> Bool {
    guard !holds(viewController) else { return false }
    list.append(viewController)
    identities?.insert(ObjectIdentifier(viewController))
    hashIfLong()
    return true
  }

  private mutating func hashIfLong() {
    guard identities == nil, list.count > Self.shortCount else { return }
    identities = Set(list.map { ObjectIdentifier($0) })
  }
}
