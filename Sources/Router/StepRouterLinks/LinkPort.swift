import PortableUIKit
import StepRouter

/// What stands behind a host's colon. An empty port and zeros in front say nothing.
enum LinkPort: Equatable {
  case none
  case number(Int)
  /// No number that a port can have.
  case wrong

  init(of parts: URLComponents) {
    // `URLComponents.port` is nil also for a number that no `Int` can hold.
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
