import PortableUIKit

/// The children of a container at the time of a survey. It retains none of them.
@MainActor
final class ContainerMembers {
  let count: Int
  private let positions: [ObjectIdentifier: Int]

  init(_ children: [UIViewController]) {
    count = children.count
    let pairs = children.enumerated().map { (ObjectIdentifier($1), $0) }
    positions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func position(of child: UIViewController) -> Int? { positions[ObjectIdentifier(child)] }

  /// Returns the highest position of these view controllers, or `Int.max` if one wasn't here.
  func highestPosition(of viewControllers: [UIViewController]) -> Int {
    viewControllers.reduce(-1) { max($0, position(of: $1) ?? .max) }
  }
}
