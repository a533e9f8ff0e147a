import StepRouterExplorer

/// A map of the declared screens, the steps they stand on and the actions between them.
struct MapSection {
  private let graph: RouteGraph

  /// Creates the section; nil if the chains are unknown.
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
