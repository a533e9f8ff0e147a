import StepRouterExplorer

/// The screens, and the user's ways between them.
struct GraphSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <section id="graph" aria-labelledby="graph-title">
    <h2 id="graph-title">From screen to screen</h2>
    \(content)</section>

    """
  }

  private var content: Markup {
    let graph = facts.graph
    guard !graph.nodes.isEmpty else {
      return "<p class=\"calm\">No pictures of states were kept, so no screen is known.</p>\n"
    }
    return """
      <p>A box is a screen in front, in however many states. A strong line is the first way to it, \
      from the start on the left.</p>
      <div class="graph-tools">
      <input type="checkbox" id="all-ways"> <label for="all-ways">Show all \
      \(graph.edges.count.counted("way"))</label>
      <span class="js-only buttons"><button type="button" data-zoom="1.25" aria-label="Zoom in">+\
      </button> <button type="button" data-zoom="0.8" aria-label="Zoom out">−</button> \
      <button type="button" data-zoom="fit">Fit</button></span>
      <div class="canvas" id="canvas" tabindex="0" role="region" aria-label="Graph of the screens">
      \(GraphDrawing(graph).markup)</div>
      </div>
      \(table)
      """
  }

  private var table: Markup {
    let rows = facts.graph.edges.map { edge -> Markup in
      let names = [edge.from, edge.to].map { facts.graph.nodes[$0].typeName }
      return """
        <tr><th scope="row">\(names[0])</th><td>\(names[1])</td>\
        <td>\(Self.list(edge.moves))</td></tr>

        """
    }
    return """
      <details><summary>All ways as a table</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Ways from screen to screen"><table>
      <thead><tr><th scope="col">From</th><th scope="col">To</th>\
      <th scope="col">By</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div></details>

      """
  }

  private static func list(_ moves: [UserMove]) -> String {
    let shown = moves.prefix(6).map(\.phrase).joined(separator: " · ")
    return moves.count > 6 ? "\(shown) · \(moves.count - 6) more" : shown
  }
}
