extension RouteGraph {
  /// The routes as a flowchart, from the bases down.
  var mermaid: String {
    let nodes = nodes.map { node in
      let (opening, closing) = node.shape.mermaidBrackets
      let text = node.lines.map(\.inMermaid).joined(separator: "<br/>")
      return "  \(node.identifier)\(opening)\"\(text)\"\(closing)"
        + (node.isGuarded ? ":::guarded" : "")
    }
    let edges = edges.map { edge in
      let arrow = edge.kind == .integration ? "-->" : "-.->"
      let label = edge.label.isEmpty ? "" : "|\"\(edge.label.inMermaid)\"|"
      return "  \(edge.from) \(arrow)\(label) \(edge.to)"
    }
    let style = "  classDef guarded stroke-width:3px,stroke-dasharray:6 3"
    return (["flowchart TD"] + nodes + edges + [style]).joined(separator: "\n") + "\n"
  }
}

extension RouteGraph.Node.Shape {
  fileprivate var mermaidBrackets: (String, String) {
    switch self {
    case .screen: ("[", "]")
    case .base: ("([", "])")
    case .choice: ("{", "}")
    case .link: ("[/", "/]")
    }
  }
}

extension String {
  /// The text escaped for quotation marks: Mermaid reads entities, tags and Markdown in them.
  fileprivate var inMermaid: String {
    map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "&": "#amp;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "`": "#96;"
      case "*": "#42;"
      case "_": "#95;"
      case "\\": "#92;"
      default: "\(character)"
      }
    }.joined()
  }
}
