import PortableUIKit
import StepRouter

/// A mistake in the declaration of a ``LinkMap``.
///
/// ```swift
/// for fault in links.faults { print(fault) }
/// // “product/:name” at Shop/Links.swift:9 matches some of the same URLs as “product/:id” …
/// ```
public struct LinkFault: Hashable, Sendable, CustomStringConvertible {
  /// Names the patterns and their locations, and says what to do.
  public let description: String

  @MainActor
  static func all(in patterns: [any AnyLinkPattern]) -> [LinkFault] {
    var faults: [String] = []
    let overlaps = LinkOverlaps.ofDeclaration(patterns.map(\.path))
    for (index, pattern) in patterns.enumerated() {
      // A closure, because a map without faults needs no name.
      let name = { "“\(pattern.summary)” at \(pattern.location)" }
      faults += pattern.path.unknownNames.map {
        "\(name()) has no PathParameter for “\($0)”: add one, or correct the name."
      }
      if pattern.parameters.count > 1,
        Set(pattern.parameters.map(\.name)).count < pattern.parameters.count
      {
        faults.append("\(name()) has two parameters with one name: rename one of them.")
      }
      for earlier in overlaps[index].lazy.map({ patterns[$0] }) {
        faults.append(
          "\(name()) matches some of the same URLs as “\(earlier.summary)” at \(earlier.location): "
            + "give them different words.")
      }
    }
    return faults.map(LinkFault.init)
  }
}
