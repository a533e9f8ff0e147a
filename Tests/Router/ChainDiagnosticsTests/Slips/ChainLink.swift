/// A verb of a correct chain, with its argument.
struct ChainLink: Sendable {
  enum Part: Sendable { case action, host, base }

  let part: Part
  let text: String

  /// The links of a screen in this many stacks, each presented on the next.
  static func chain(stacks: Int) -> [ChainLink] {
    let stack = [
      ChainLink(part: .host, text: ".from(NavigationControllerStep())"),
      ChainLink(part: .action, text: ".using(.present())"),
    ]
    return [ChainLink(part: .action, text: ".using(.push())")]
      + (0..<stacks).flatMap { _ in stack }
      + [ChainLink(part: .base, text: ".from(.current)")]
  }
}
