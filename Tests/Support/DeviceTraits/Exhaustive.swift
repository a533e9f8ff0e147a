import Foundation
import Testing

/// Whether the long tests run as well. `make exhaustive` asks for them, and so does CI.
private let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil

extension Trait where Self == ConditionTrait {
  /// For tests that take seconds.
  package static var exhaustive: Self {
    .enabled(if: isExhaustive, "`make exhaustive` runs it.")
  }
}

extension Collection {
  /// All elements in an exhaustive run, or else the first two.
  package var sampled: [Element] { Array(isExhaustive ? self[...] : prefix(2)) }
}
