import PortableUIKit

extension HierarchySnapshot {
  /// Which view controller a ``Node`` describes, as a number of this process.
  ///
  /// All identities are equal: snapshots are compared by what the user could see. Use
  /// ``HierarchySnapshot/holdsTheSame(as:)`` to compare the view controllers themselves.
  public struct Identity: Hashable, Sendable, Codable {
    /// Where it does not matter which one it is.
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

    /// Reads the number.
    public init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }

    /// Writes the number alone.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
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

  /// The same without telling which view controllers they are: equal in every process.
  var withoutIdentities: Self {
    var copy = self
    copy.root?.forgetIdentities()
    return copy
  }

  /// All view controllers, those that contain and present before what they contain and present.
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
