import StepRouterExplorer

/// A drawing of the declared screens and the steps they stand on, as SVG.
struct RouteMapDrawing {
  private let nodes: [RouteGraph.Node]
  private let edges: [(from: Int, to: Int, label: String)]
  private let layout: GraphBoxes

  /// Creates a drawing without links, which would hide the screens. The report lists them with each
  /// screen.
  init(_ graph: RouteGraph) {
    nodes = graph.nodes.filter { $0.shape != .link }
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.identifier, $0) })
    edges = graph.edges.compactMap { edge in
      guard let from = places[edge.from], let to = places[edge.to] else { return nil }
      return (from, to, edge.label)
    }
    layout = GraphBoxes(
      .fromAllStarts(nodes.count, edges.map { ($0.from, $0.to) }), nodeCount: nodes.count)
  }

  var markup: Markup {
    """
    <svg width="\(layout.size.width)" height="\(layout.size.height)" \
    viewBox="0 0 \(layout.size.width) \(layout.size.height)" role="img" \
    aria-labelledby="mt md">
    <title id="mt">Declared screens and what they stand on</title>
    <desc id="md">\(summary)</desc>
    <defs><marker id="map-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" \
    markerHeight="7" orient="auto-start-reverse">\
    <path class="ah" d="M0 0L8 4L0 8z"/></marker></defs>
    \(edges.map(drawing(of:)))\(nodes.indices.map(drawing(ofNode:)))</svg>

    """
  }

  private var summary: String {
    nodes.filter { $0.shape == .screen }.count.counted("screen")
      + ", from what they stand on, on the left. The screens are listed with their chains below."
  }

  private func drawing(ofNode index: Int) -> Markup {
    let (node, box) = (nodes[index], layout.boxes[index])
    let name = (node.lines.first ?? "").withoutSuffix.fitted(to: box.width - 16, size: 13)
    let detail = node.lines.dropFirst().joined(separator: ", ")
      .fitted(to: box.width - 16, size: 11)
    let corner = node.shape == .screen ? 10 : 21
    return """
      <g class="gn\(node.isGuarded ? " guarded" : "")"><title>\(node.lines.joined(separator: "\n"))\
      </title><rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
      rx="\(corner)"/>\
      <text class="gl" x="\(box.middle)" y="\(box.y + (detail.isEmpty ? 26 : 18))">\(name)</text>\
      <text class="gs" x="\(box.middle)" y="\(box.y + 33)">\(detail)</text></g>

      """
  }

  private func drawing(of edge: (from: Int, to: Int, label: String)) -> Markup {
    let target = layout.boxes[edge.to]
    let label = edge.label.fitted(to: 76, size: 11)
    return """
      <path class="ge first" d="\(layout.path(from: edge.from, to: edge.to))" \
      marker-end="url(#map-arrow)"/>\
      <text class="gs by" x="\(target.x - 10)" y="\(target.y + target.height / 2 - 4)">\
      \(Markup.when(label != edge.label, "<title>\(edge.label)</title>"))\(label)</text>

      """
  }
}
