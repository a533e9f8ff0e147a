import StepRouterExplorer

/// Every screen: how often it was visible, its contents and its declarations.
struct ScreensSection {
  private static let contents = 6

  private let facts: ReportFacts
  private let anchors: [String: Int]

  init(_ facts: ReportFacts) {
    self.facts = facts
    anchors = Dictionary(
      facts.graph.nodes.enumerated().map { ($0.element.typeName, $0.offset) },
      uniquingKeysWith: { one, _ in one })
  }

  var markup: Markup {
    """
    <section id="screens" aria-labelledby="screens-title">
    <h2 id="screens-title">Screens</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Screens"><table>
    <thead><tr><th scope="col">Screen</th><th scope="col" class="number">In front</th>\
    <th scope="col" class="number">Visible</th><th scope="col">Shows</th>\
    \(Markup.when(isDeclared, "<th scope=\"col\">Routes</th>"))</tr></thead>
    <tbody>
    \(facts.screens.rows.map(row))</tbody></table></div>
    </section>

    """
  }

  /// Whether the report knows the app's routes.
  private var isDeclared: Bool { facts.report.declared != nil }

  private func row(_ row: ScreenTable.Row) -> Markup {
    let id = anchors[row.typeName].map { " id=\"screen-\($0)\"" as Markup } ?? ""
    let first = anchors[row.typeName].flatMap { facts.graph.nodes[$0].states.first }
    let front = first.map { "<a href=\"#s\($0)\">\(row.frontCount.grouped)</a>" as Markup }
    let isMissed = !row.isShown
    return """
      <tr\(id)><th scope="row">\(Markup.code(row.typeName))\
      \(Markup.when(row.isContainer, " <span class=\"facts\">container</span>"))\
      \(Markup.when(isMissed, " <span class=\"wrong\">never shown</span>"))</th>\
      <td class="number">\(front ?? "0")</td>\
      <td class="number">\(row.visibleCount.grouped)</td>\
      <td>\(Self.list(row.contents))</td>\
      \(Markup.when(isDeclared, "<td>\(row.routes.map(Self.route))</td>"))</tr>

      """
  }

  private static func list(_ contents: [String]) -> Markup {
    let shown = contents.prefix(Self.contents).map { Markup.name($0).html }.joined(separator: ", ")
    let rest = contents.count - Self.contents
    return rest > 0 ? "\(Markup(html: shown)) and \(rest) more" : Markup(html: shown)
  }

  private static func route(_ route: DeclaredRoutes.Route) -> Markup {
    let context = route.context.map { " with \(Markup.code($0))" as Markup } ?? ""
    let location = route.location.map {
      "<br><span class=\"facts\">\($0.description)</span>" as Markup
    }
    let links = route.links.map { "<br>\(Markup.code($0))" as Markup }
    let chain: Markup =
      route.chain.isEmpty
      ? ""
      : """
      <details><summary>Chain</summary><pre tabindex="0">\(route.chain.joined(separator: "\n"))\
      </pre></details>
      """
    return "<div>\(Markup.name(route.name))\(context)\(location ?? "")\(links)\(chain)</div>"
  }
}
