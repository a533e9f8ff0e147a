import PortableUIKit

/// The parts of a move. Equal moves share one object, since an exploration has few different moves
/// and holds each of them many times.
final class MoveContent: Sendable {
  let kind: UserMove.Kind
  let name: String?
  let text: String?
  let number: Int?

  private init(_ parts: Parts) {
    kind = parts.kind
    name = parts.name
    text = parts.text
    number = parts.number
  }

  private struct Parts: Hashable {
    let kind: UserMove.Kind
    let name: String?
    let text: String?
    let number: Int?

    /// Compares the texts byte by byte, so that a move is written exactly as it was read.
    static func == (left: Self, right: Self) -> Bool {
      left.kind == right.kind && left.number == right.number
        && isSame(left.name, right.name) && isSame(left.text, right.text)
    }

    private static func isSame(_ left: String?, _ right: String?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left.utf8.elementsEqual(right.utf8)
    }
  }

  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    // Use this only under the lock.
    private var known: [Parts: MoveContent] = [:]

    func content(of parts: Parts) -> MoveContent {
      lock.withLock {
        if let content = known[parts] { return content }
        let content = MoveContent(parts)
        known[parts] = content
        return content
      }
    }
  }

  private static let table = Table()

  /// Returns the one object with these parts.
  static func shared(
    _ kind: UserMove.Kind, _ name: String?, _ text: String?, _ number: Int?
  ) -> MoveContent {
    table.content(of: Parts(kind: kind, name: name, text: text, number: number))
  }
}
