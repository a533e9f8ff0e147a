/// The screens and the moves between them, as SVG.
struct GraphDrawing {
  private static let node = (width: 156, height: 42)
  private static let gap = (x: 92, y: 20)
  private static let margin = 28

  private let graph: ScreenGraph
  private let boxes: [Area]
  let size: (width: Int, height: Int)

  init(_ graph: ScreenGraph) {
    self.graph = graph
    let layout = LayeredLayout(
      nodeCount: graph.nodes.count, edges: graph.edges.map { ($0.from, $0.to) })
    let tallest = layout.columns.map(\.count).max() ?? 0
    let step = (x: Self.node.width + Self.gap.x, y: Self.node.height + Self.gap.y)
    let places = layout.places
    boxes = graph.nodes.indices.map { node in
      let place = places[node] ?? (0, 0)
      let free = tallest - layout.columns[place.column].count
      return Area(
        x: Self.margin + place.column * step.x,
        y: Self.margin + place.row * step.y + free * step.y / 2,
        width: Self.node.width, height: Self.node.height)
    }
    size = (
      max(layout.columns.count * step.x - Self.gap.x, 0) + 2 * Self.margin,
      max(tallest * step.y - Self.gap.y, 0) + 2 * Self.margin
    )
  }

  var markup: Markup {
    let edges = graph.edges.filter { !$0.isFirst } + graph.edges.filter(\.isFirst)
    return """
      <svg id="graph-drawing" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)" role="group" aria-labelledby="gt gd">
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
    let (node, box) = (graph.nodes[index], boxes[index])
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
    d="\(path(from: boxes[edge.from], to: boxes[edge.to]))" marker-end="url(#arrow)"/>

    """
  }

  /// To the right and to the left as a wave, within a column as an arc on its right.
  private func path(from: Area, to: Area) -> String {
    let (start, end) = (from.y + from.height / 2, to.y + to.height / 2)
    if to.x > from.x {
      let (left, right) = (from.x + from.width, to.x - 2)
      let bend = max((right - left) / 2, 30)
      return "M\(left) \(start)C\(left + bend) \(start) \(right - bend) \(end) \(right) \(end)"
    }
    if to.x < from.x {
      let (right, left) = (from.x, to.x + to.width + 2)
      let bend = max((right - left) / 2, 30)
      let (out, back) = (start + 8, end + 8)
      return "M\(right) \(out)C\(right - bend) \(out) \(left + bend) \(back) \(left) \(back)"
    }
    let (side, bulge) = (from.x + from.width, from.x + from.width + 44)
    return "M\(side) \(start)C\(bulge) \(start) \(bulge) \(end) \(side + 2) \(end)"
  }
}
