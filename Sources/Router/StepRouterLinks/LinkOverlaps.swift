import PortableUIKit
import StepRouter

/// Finds the patterns that match some of the same URLs. The paths form a tree of their components,
/// so a path compares only with those that begin like it.
struct LinkOverlaps {
  /// Parameters with the same text and the same values share a branch.
  private struct ParameterKey: Hashable {
    let text: ExactText
    let values: ObjectIdentifier
  }

  private final class Node {
    var words: [ExactText: (component: LinkPath.Component, node: Node)] = [:]
    var parameters: [ParameterKey: (component: LinkPath.Component, node: Node)] = [:]
    /// The patterns whose path ends here.
    var ends: [Int] = []

    func branch(of component: LinkPath.Component) -> Node {
      let text = ExactText(component.text)
      guard let parameter = component.parameter else {
        if let known = words[text] { return known.node }
        let new = Node()
        words[text] = (component, new)
        return new
      }
      let key = ParameterKey(text: text, values: parameter.values)
      if let known = parameters[key] { return known.node }
      let new = Node()
      parameters[key] = (component, new)
      return new
    }
  }

  private let root = Node()

  /// Returns, for each of the paths, the positions of the earlier ones that it overlaps, in order.
  static func earlier(in paths: [LinkPath]) -> [[Int]] {
    let overlaps = LinkOverlaps()
    return paths.enumerated().map { index, path in
      let earlier = overlaps.overlapping(path)
      overlaps.add(path, at: index)
      return earlier
    }
  }

  /// What a path overlaps by: its texts, and the types of its parameters' values.
  private struct PathKey: Hashable {
    let texts: [String]
    let values: [ObjectIdentifier?]

    init(_ path: LinkPath) {
      texts = path.components.map(\.text)
      values = path.components.map { $0.parameter?.values }
    }
  }

  /// The answers for the maps of this process. An app declares few, and the same one in each window
  /// and in each start that a test makes.
  @MainActor private static var known: [[PathKey]: [[Int]]] = [:]
  private static let mostKnown = 64

  /// Returns the same for the paths of a map, which may have been declared before.
  @MainActor
  static func ofDeclaration(_ paths: [LinkPath]) -> [[Int]] {
    let keys = paths.map(PathKey.init)
    if let known = known[keys] { return known }
    let earlier = earlier(in: paths)
    if known.count < mostKnown { known[keys] = earlier }
    return earlier
  }

  private func add(_ path: LinkPath, at index: Int) {
    path.components.reduce(root) { $0.branch(of: $1) }.ends.append(index)
  }

  private func overlapping(_ path: LinkPath) -> [Int] {
    var nodes = [root]
    for component in path.components {
      nodes = nodes.flatMap { next(to: component, from: $0) }
      if nodes.isEmpty { return [] }
    }
    return nodes.flatMap(\.ends).sorted()
  }

  private func next(to component: LinkPath.Component, from node: Node) -> [Node] {
    let parameters = node.parameters.values.filter { $0.component.overlaps(component) }
    guard component.parameter == nil else {
      let words = node.words.values.filter { $0.component.overlaps(component) }
      return (parameters + words).map(\.node)
    }
    let word = node.words[ExactText(component.text)]
    return parameters.map(\.node) + (word.map { [$0.node] } ?? [])
  }
}
