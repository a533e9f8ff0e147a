import PortableUIKit
import StepRouter

/// Finds the forms in a tree that match an address.
struct LinkSearch {
  private let tree: LinkTree
  private let path: [String]
  private let words: [ExactText]
  private let host: LinkAddress.Host
  private var found: [Int] = []
  /// The number of nodes visited. It depends on the path and not on the number of patterns.
  private(set) var stepCount = 0

  init(for address: LinkAddress, in tree: LinkTree) {
    self.tree = tree
    path = address.path
    words = path.map(ExactText.init)
    host = address.host
    visitRoot()
  }

  /// The matching forms: the preferred first, and equal ones in the order of their declaration.
  var forms: [LinkForm] {
    found.sorted().map { tree.forms[$0] }.reduce(into: []) { forms, form in
      let index = forms.firstIndex { form.isPreferred(to: $0) }
      forms.insert(form, at: index ?? forms.endIndex)
    }
  }

  private mutating func visitRoot() {
    if host != .label { visit(tree.root, at: 0) }
    guard host != .name, path.first?.isEmpty == false else { return }
    for (_, node) in tree.root.hosts.values { visit(node, at: 1) }
  }

  private mutating func visit(_ node: LinkTree.Node, at position: Int) {
    stepCount += 1
    if position == path.count { found += node.ends }
    if let list = node.list { visitAll(behind: list, from: position) }
    guard position < path.count else { return }
    if let next = node.words[words[position]] { visit(next, at: position + 1) }
    guard !path[position].isEmpty else { return }
    for (_, next) in node.values.values { visit(next, at: position + 1) }
  }

  /// Continues after a list that takes none of the components, one of them, and so on. An empty
  /// component isn't a value.
  private mutating func visitAll(behind list: LinkTree.Node, from position: Int) {
    visit(list, at: position)
    for next in position..<path.count {
      if path[next].isEmpty { return }
      visit(list, at: next + 1)
    }
  }
}
