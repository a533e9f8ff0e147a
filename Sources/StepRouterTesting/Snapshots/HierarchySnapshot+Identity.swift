import PortableUIKit

extension HierarchySnapshot {
  /// Which view controller a ``Node`` describes, as a number of this process.
  ///
  /// All identities are equal: snapshots are compared by what the user could see. Use
  /// ``HierarchySnapshot/holdsTheSame(as:)`` to compare the view controllers themselves.
  public struct Identity: Hashable, Sendable {
    /// That of a view controller of which only a description was read.
    static let unknown = Identity(number: 0)

    let number: Int

    private init(number: Int) { self.number = number }

    @MainActor private static let numbers = AttachedValue<Int>()
    @MainActor private static var count = 0

    @MainActor
    init(_ viewController: UIViewController) {
      if let known = Self.numbers[viewController] {
        number = known
      } else {
        Self.count += 1
        number = Self.count
        Self.numbers[viewController] = Self.count
      }
    }

    /// Always true; ``HierarchySnapshot/holdsTheSame(as:)`` compares identities.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Adds nothing to the hash, since all identities are equal.
    public func hash(into hasher: inout Hasher) {}
  }

  /// Whether the very same view controllers are in the same places and look the same.
  ///
  /// ```swift
  /// let before = HierarchySnapshot(of: window)
  /// router.navigate(to: bag)   // and the interceptor refuses
  /// #expect(HierarchySnapshot(of: window).holdsTheSame(as: before))
  /// ```
  public func holdsTheSame(as other: HierarchySnapshot) -> Bool {
    guard self == other else { return false }
    return nodes.map(\.identity.number) == other.nodes.map(\.identity.number)
  }

  /// All view controllers, those that contain and present before what they contain and present.
  public var nodes: [Node] { root?.family ?? [] }
}

extension HierarchySnapshot.Node {
  fileprivate var family: [Self] {
    [self] + children.flatMap(\.family) + presented.flatMap(\.root.family)
  }
}
