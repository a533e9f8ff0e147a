import StepRouter

/// The routes as nodes and edges, in an order that depends only on the routes.
package struct RouteGraph: Hashable, Sendable, Codable {
  package struct Node: Hashable, Sendable, Codable {
    package enum Shape: String, Codable { case screen, base, choice, link }

    package let identifier: String
    package let shape: Shape
    /// The lines of text in the node.
    package let lines: [String]
    /// True if the screen has interceptors.
    package let isGuarded: Bool
  }

  package struct Edge: Hashable, Sendable, Codable {
    package enum Kind: String, Codable { case integration, lookUp, link }

    package let from: String
    package let to: String
    package let label: String
    package let kind: Kind
  }

  package private(set) var nodes: [Node] = []
  package private(set) var edges: [Edge] = []
  private var identifiers: [String: String] = [:]
  private var known: Set<Edge> = []

  init(_ catalogue: RouteCatalogue) {
    for (route, links) in catalogue.routesWithLinks.sorted(by: { $0.route.name < $1.route.name }) {
      guard let target = add(route.chain.parts[...]) else { continue }
      for link in links {
        let source = node(.link, key: "link \(link.pattern)", lines: [link.pattern])
        add(Edge(from: source, to: target, label: "", kind: .link))
      }
    }
  }

  /// Adds a chain and returns its first node.
  private mutating func add(_ parts: ArraySlice<RoutePart>) -> String? {
    guard let part = parts.first else { return nil }
    let behind = parts.dropFirst()
    switch part {
    case .conversion: return add(behind)
    case .base(let base):
      return node(.base, key: "base \(base.kind.words)", lines: [base.kind.words])
    case .choice(let choice): return add(choice)
    case .step(let step):
      let target = add(step)
      if let host = add(behind) {
        let action = step.action?.words
        add(
          Edge(
            from: host, to: target, label: action ?? "found in",
            kind: action == nil ? .lookUp : .integration))
      }
      return target
    }
  }

  private mutating func add(_ step: StepDescription) -> String {
    let finder = step.finder?.words(with: step.context) ?? "never looked for"
    let key = "step \(step.reference) \(finder)"
    return node(
      .screen, key: key,
      lines: ["\(step.reference.screen)"] + step.interceptorNames.map { "asks \($0)" },
      isGuarded: !step.interceptors.isEmpty)
  }

  private mutating func add(_ choice: ChoiceDescription) -> String {
    let target = node(
      .choice, key: "switch \(choice.reference)", lines: ["\(choice.reference.screen)?"])
    for candidate in choice.cases {
      let leaf: String? =
        switch candidate.branch {
        case .chain(let parts): add(parts[...])
        case .found: node(.base, key: "found \(candidate.location)", lines: ["what is found"])
        case .madeLater: node(.base, key: "later \(candidate.location)", lines: ["made later"])
        }
      guard let leaf else { continue }
      add(Edge(from: leaf, to: target, label: candidate.words, kind: .lookUp))
    }
    return target
  }

  private mutating func node(
    _ shape: Node.Shape, key: String, lines: [String], isGuarded: Bool = false
  ) -> String {
    if let known = identifiers[key] { return known }
    let identifier = "n\(nodes.count + 1)"
    identifiers[key] = identifier
    nodes.append(
      Node(
        identifier: identifier, shape: shape, lines: lines.map(\.onOneLine), isGuarded: isGuarded))
    return identifier
  }

  private mutating func add(_ edge: Edge) {
    if known.insert(edge).inserted { edges.append(edge) }
  }
}
