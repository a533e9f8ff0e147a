extension RouteGraph {
  /// The routes as a directed graph, from the bases down.
  var dot: String {
    let nodes = nodes.map { node in
      let text = node.lines.map(\.inDot).joined(separator: "\\n")
      let style = node.isGuarded ? ", style=\"dashed,bold\"" : ""
      return "  \(node.identifier) [label=\"\(text)\", shape=\(node.shape.dotName)\(style)];"
    }
    let edges = edges.map { edge in
      let style = edge.kind == .integration ? "" : ", style=dashed"
      return "  \(edge.from) -> \(edge.to) [label=\"\(edge.label.inDot)\"\(style)];"
    }
    return (["digraph routes {"] + nodes + edges + ["}"]).joined(separator: "\n") + "\n"
  }
}

extension RouteGraph.Node.Shape {
  fileprivate var dotName: String {
    switch self {
    case .screen: "box"
    case .base: "oval"
    case .choice: "diamond"
    case .link: "cds"
    }
  }
}

extension String {
  /// The text escaped for quotation marks: Graphviz reads escapes and entities in them.
  fileprivate var inDot: String {
    map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "&": "&amp;"
      default: "\(character)"
      }
    }.joined()
  }
}
