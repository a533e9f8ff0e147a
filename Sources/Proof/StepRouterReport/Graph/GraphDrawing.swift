/// A drawing of the screens and the moves between them, as SVG.
struct GraphDrawing {
  private let graph: ScreenGraph
  private let layout: GraphBoxes

  init(_ graph: ScreenGraph) {
    self.graph = graph
    layout = GraphBoxes(
      LayeredLayout(
        nodeCount: graph.nodes.count, edges: graph.edges.map { ($0.from, $0.to) }),
      nodeCount: graph.nodes.count)
  }

  var markup: Markup {
    let edges = graph.edges.filter { !$0.isFirst } + graph.edges.filter(\.isFirst)
    return """
      <svg id="graph-drawing" width="\(layout.size.width)" height="\(layout.size.height)" \
      viewBox="0 0 \(layout.size.width) \(layout.size.height)" role="group" aria-labelledby="gt gd">
      <title id="gt">Screens and the moves between them</title>
      <desc id="gd">\(summary)</desc>
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto-start-reverse">\
      <path class="ah" d="M0 0L8 4L0 8z"/></marker></defs>
      <g aria-hidden="true">
      \(edges.map(drawing(of:)))</g>
      \(graph.nodes.indices.map(drawing(ofNode:)))</svg>

      """
  }

  private var summary: String {
    "\(graph.nodes.count.counted("screen")), from the start on the left; "
      + "\(graph.edges.count.counted("way")) between them. The table below says the same in words."
  }

  private func drawing(ofNode index: Int) -> Markup {
    let (node, box) = (graph.nodes[index], layout.boxes[index])
    let name = node.typeName.withoutSuffix.fitted(to: box.width - 16, size: 13)
    let states = node.states.count.counted("state")
    let faults = node.findings > 0 ? ", \(node.findings.counted("fault"))" : ""
    return """
      <a class="gn\(node.findings > 0 ? " wrong" : "")" href="#screen-\(index)" \
      data-node="\(index)" aria-label="\(node.typeName), \(states)\(faults)">\
      <title>\(node.typeName)</title>\
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="10"/>\
      <text class="gl" x="\(box.middle)" y="\(box.y + 18)">\(name)</text>\
      <text class="gs" x="\(box.middle)" y="\(box.y + 33)">\(states)\(faults)</text></a>

      """
  }

  private func drawing(of edge: ScreenGraph.Edge) -> Markup {
    """
    <path class="ge\(edge.isFirst ? " first" : "")" data-from="\(edge.from)" data-to="\(edge.to)" \
    d="\(layout.path(from: edge.from, to: edge.to))" marker-end="url(#arrow)"/>

    """
  }
}
