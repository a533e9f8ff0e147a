import Testing

/// A chain with one mistake, at one of its links.
struct Slip: Sendable, CustomTestStringConvertible {
  let kind: SlipKind
  let link: Int
  let stacks: Int

  var testDescription: String { "\(kind.rawValue) at link \(link) of \(stacks) stacks" }

  /// Every kind at every link that it may happen at.
  static func all(stacks: Int) -> [Slip] {
    SlipKind.allCases.flatMap { kind in
      ChainLink.chain(stacks: stacks).enumerated()
        .filter { $1.part == kind.part && kind.isMistake(at: $0) }
        .map { Slip(kind: kind, link: $0.offset, stacks: stacks) }
    }
  }

  /// Every kind at its last link, where it costs the compiler the most.
  static func last(stacks: Int) -> [Slip] {
    let all = all(stacks: stacks)
    return SlipKind.allCases.compactMap { kind in all.last { $0.kind == kind } }
  }

  /// A function with the chain, a verb a line.
  var source: String {
    var links = ChainLink.chain(stacks: stacks).map(\.text)
    links[link] = kind.text
    return """
      import PortableUIKit
      import StepRouter

      @MainActor private func chain(another: DestinationStep<UINavigationController, String>) {
        _ = StepAssembly(finder: ProductFinder(), factory: ProductFactory())
          \(links.filter { !$0.isEmpty }.joined(separator: "\n    "))
          .assemble()
      }

      """
  }
}

extension SlipKind {
  /// Whether it's a mistake there: any container may stand under a presented screen.
  fileprivate func isMistake(at link: Int) -> Bool { self != .wrongContainer || link == 1 }
}
