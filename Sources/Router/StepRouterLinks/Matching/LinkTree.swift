import PortableUIKit
import StepRouter

/// The forms of a map's patterns as a tree of their components. A search compares a path only with
/// the forms that begin the same way, however many forms there are.
final class LinkTree: Sendable {
  final class Node {
    var words: [ExactText: Node] = [:]
    /// The branches behind parameters. Parameters with the same value type share a branch.
    var values: [ObjectIdentifier: (parameter: DeclaredParameter, node: Node)] = [:]
    /// The branches behind parameters in the host's place. Only the root has them.
    var hosts: [ObjectIdentifier: (parameter: DeclaredParameter, node: Node)] = [:]
    /// The branch behind a list.
    var list: Node?
    /// The forms that end here.
    var ends: [Int] = []
  }

  // Nothing changes the nodes after the initializer.
  nonisolated(unsafe) let root = Node()
  let forms: [LinkForm]
  /// For each pattern, the positions of the earlier patterns that match some of the same URLs, in
  /// order. Patterns that the map tells apart by their lists don't count.
  let rivals: [[Int]]
  /// The positions of the patterns that read some URLs in two ways.
  let unclear: Set<Int>

  /// Makes the tree of these paths. `sharesHosts` is true if the app has a scheme of its own: only
  /// then can a pattern with a host parameter and a pattern without one match the same URL.
  init(of paths: [LinkPath], sharesHosts: Bool) {
    var forms: [LinkForm] = []
    var rivals: [[Int]] = []
    var unclear: Set<Int> = []
    let builder = LinkTreeBuilder(root: root, sharesHosts: sharesHosts)
    for (pattern, path) in paths.enumerated() {
      let own = path.forms(of: pattern)
      var earlier: Set<Int> = []
      for form in own {
        earlier.formUnion(builder.overlapping(form).map { forms[$0].pattern })
      }
      rivals.append(earlier.sorted())
      for (index, form) in own.enumerated() {
        if own[..<index].contains(where: { $0.overlaps(form) }) { unclear.insert(pattern) }
        builder.add(form, at: forms.count)
        forms.append(form)
      }
    }
    self.forms = forms
    self.rivals = rivals
    self.unclear = unclear
  }

  /// The values that determine a tree: the texts of a path, and the value types of its parameters.
  private struct PathKey: Hashable {
    let texts: [ExactText]
    let values: [ObjectIdentifier?]
    let isOnHost: Bool

    init(_ path: LinkPath) {
      texts = path.components.map { ExactText($0.text) }
      values = path.components.map { $0.parameter?.values }
      isOnHost = path.isOnHost
    }
  }

  private struct MapKey: Hashable {
    let paths: [PathKey]
    let sharesHosts: Bool
  }

  /// The trees made in this process. An app declares few maps, but declares them again for each
  /// window and for each start in a test.
  @MainActor private static var known: [MapKey: LinkTree] = [:]
  private static let mostKnown = 64

  /// Returns the tree of a map, which may have been declared before.
  @MainActor
  static func ofDeclaration(_ paths: [LinkPath], sharesHosts: Bool) -> LinkTree {
    let key = MapKey(paths: paths.map(PathKey.init), sharesHosts: sharesHosts)
    if let known = known[key] { return known }
    let tree = LinkTree(of: paths, sharesHosts: sharesHosts)
    if known.count < mostKnown { known[key] = tree }
    return tree
  }
}

/// Adds forms to a tree, and finds overlapping forms.
struct LinkTreeBuilder {
  let root: LinkTree.Node
  let sharesHosts: Bool

  func add(_ form: LinkForm, at index: Int) {
    form.parts.reduce(root) { branch(of: $1, from: $0) }.ends.append(index)
  }

  private func branch(of part: LinkForm.Part, from node: LinkTree.Node) -> LinkTree.Node {
    let new = LinkTree.Node()
    switch part {
    case .word(let word):
      let text = ExactText(word)
      if let known = node.words[text] { return known }
      node.words[text] = new
    case .value(let parameter):
      if let known = node.values[parameter.values] { return known.node }
      node.values[parameter.values] = (parameter, new)
    case .host(let parameter):
      if let known = node.hosts[parameter.values] { return known.node }
      node.hosts[parameter.values] = (parameter, new)
    case .list:
      if let known = node.list { return known }
      node.list = new
    }
    return new
  }

  /// Returns the forms in the tree that match some of the same URLs as this form. A form with a
  /// list overlaps only forms whose list is in the same position: the map tells the others apart.
  func overlapping(_ form: LinkForm) -> [Int] {
    var nodes = [root]
    for part in form.parts {
      nodes = nodes.flatMap { next(to: part, from: $0) }
      if nodes.isEmpty { return [] }
    }
    return nodes.flatMap(\.ends)
  }

  private func next(to part: LinkForm.Part, from node: LinkTree.Node) -> [LinkTree.Node] {
    switch part {
    case .list: return node.list.map { [$0] } ?? []
    case .word(let word):
      let hosts = sharesHosts ? Array(node.hosts.values) : []
      let fitting = (node.values.values + hosts).filter { $0.parameter.accepts(word) }
      return fitting.map(\.node) + (node.words[ExactText(word)].map { [$0] } ?? [])
    case .value(let parameter), .host(let parameter):
      let isHost = parameter.position == .host
      var nodes: [LinkTree.Node] = []
      for (other, node) in node.hosts.values where isHost || sharesHosts {
        if parameter.overlaps(other) { nodes.append(node) }
      }
      guard !isHost || sharesHosts else { return nodes }
      for (other, node) in node.values.values where parameter.overlaps(other) {
        nodes.append(node)
      }
      return nodes + node.words.filter { parameter.accepts($0.key.text) }.map(\.value)
    }
  }
}
