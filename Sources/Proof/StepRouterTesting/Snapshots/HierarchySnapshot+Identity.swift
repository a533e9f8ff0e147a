import PortableUIKit

extension HierarchySnapshot {
  /// The identity of the view controller a ``Node`` describes, as a number in this process.
  ///
  /// Identities are always equal, because snapshots compare only what a user can see. Use
  /// ``HierarchySnapshot/holdsTheSame(as:)`` to compare the view controllers themselves.
  public struct Identity: Hashable, Sendable, Codable {
    /// An identity for nodes whose view controller doesn't matter.
    static let unknown = Identity(number: 0)

    package let number: Int

    private init(number: Int) { self.number = number }

    @MainActor private static let numbers = AttachedValue<Int>()
    @MainActor private static var count = 0

    @MainActor
    package init(_ viewController: UIViewController) {
      if let known = Self.numbers[viewController] {
        number = known
      } else {
        Self.count += 1
        number = Self.count
        Self.numbers[viewController] = Self.count
      }
    }

    /// Decodes the number.
    public init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }

    /// Encodes only the number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }

    /// Always returns true. Use ``HierarchySnapshot/holdsTheSame(as:)`` to compare identities.
    public static func == (left: Self, right: Self) -> Bool { true }

    /// Adds nothing to the hash, since all identities are equal.
    public func hash(into hasher: inout Hasher) {}
  }

  /// Returns true if the very same view controllers are in the same places and look the same.
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

  /// A copy without identities, which is the same in every process.
  package var withoutIdentities: Self {
    var copy = self
    copy.root?.forgetIdentities()
    return copy
  }

  /// Every view controller. Containers and presenters come before the view controllers they contain
  /// and present.
  public var nodes: [Node] { root?.family ?? [] }
}

extension HierarchySnapshot.Node {
  fileprivate mutating func forgetIdentities() {
    identity = .unknown
    for index in children.indices { children[index].forgetIdentities() }
    for index in presented.indices { presented[index].root.forgetIdentities() }
  }

  fileprivate var family: [Self] {
    [self] + children.flatMap(\.family) + presented.flatMap(\.root.family)
  }
}
