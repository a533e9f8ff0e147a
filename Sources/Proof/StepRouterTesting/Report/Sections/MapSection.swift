/// What each declared screen stands on, and by which action it gets there.
struct MapSection {
  private let graph: RouteGraph

  /// Nil where the chains are not known.
  init?(_ facts: ReportFacts) {
    guard let graph = facts.report.declared?.graph else { return nil }
    self.graph = graph
  }

  var markup: Markup {
    """
    <section id="map" aria-labelledby="map-title">
    <h2 id="map-title">What stands on what</h2>
    <p>As it is declared: a chain begins on the left. Screens with a dashed border ask an \
    interceptor before they are shown.</p>
    <div class="canvas" tabindex="0" role="region" aria-label="Map of the declared screens">
    \(RouteMapDrawing(graph).markup)</div>
    </section>

    """
  }
}
