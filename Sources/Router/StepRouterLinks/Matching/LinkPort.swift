import PortableUIKit
import StepRouter

/// The text after a host's colon. An empty port and leading zeros have no meaning.
enum LinkPort: Equatable {
  case none
  case number(Int)
  /// Text that isn't a valid port number.
  case wrong

  init(of parts: URLComponents) {
    // `URLComponents.port` is also nil for a number too large for an `Int`.
    guard let range = parts.rangeOfPort, let text = parts.string?[range], !text.isEmpty else {
      self = .none
      return
    }
    let digits = text.drop { $0 == "0" }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.count <= 5,
      let number = digits.isEmpty ? 0 : Int(digits), number <= 65535
    else {
      self = .wrong
      return
    }
    self = .number(number)
  }
}
