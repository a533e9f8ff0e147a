import StepRouter
import StepRouterExplorer

/// The items that the exploration covered, and the declared items that it didn't.
struct CoverageSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <section id="coverage" aria-labelledby="coverage-title">
    <h2 id="coverage-title">Coverage</h2>
    \(gaps)\(notes)<div class="columns">
    \(list("Screens", .screen))\(list("Moves", .move))\(list("Steps", .step))\
    \(list("Branches of switches", .branch))</div>
    \(guards)</section>

    """
  }

  private func items(_ kind: CoveredItem.Kind) -> [CoveredItem] {
    facts.exploration.coverage.filter { $0.kind == kind }.sorted()
  }

  private func declared(_ kind: CoveredItem.Kind) -> [CoveredItem] {
    facts.report.declared?.items.filter { $0.kind == kind } ?? []
  }

  private func list(_ title: String, _ kind: CoveredItem.Kind) -> Markup {
    let items = items(kind)
    guard !items.isEmpty else {
      return "<div><h3>\(title)</h3>\n<p class=\"facts\">None.</p></div>\n"
    }
    let rows = items.map { item -> Markup in
      let location = item.location.map {
        " <span class=\"facts\">\($0.description)</span>" as Markup
      }
      return "<li>\(Markup.code(item.name))\(location ?? "")</li>\n"
    }
    return """
      <div><h3>\(title)</h3>
      <details><summary>\(items.count.grouped) covered</summary><ul class="plain">
      \(rows)</ul></details></div>

      """
  }

  private struct Guard: Hashable {
    let name: String
    let location: CodeLocation?
  }

  private var guards: Markup {
    let passed = items(.guardPassed).map { Guard(name: $0.name, location: $0.location) }
    let refused = items(.guardRefused).map { Guard(name: $0.name, location: $0.location) }
    let declared = declared(.guardPassed).map { Guard(name: $0.name, location: $0.location) }
    let known = passed + refused.filter { !passed.contains($0) }
    let all = known + declared.filter { !known.contains($0) }
    guard !all.isEmpty else { return "" }
    let rows = all.map { one -> Markup in
      """
      <tr><th scope="row">\(Markup.code(one.name))</th>\(Self.cell(passed.contains(one)))\
      \(Self.cell(refused.contains(one)))<td>\(one.location?.description ?? "")</td></tr>

      """
    }
    return """
      <h3>Interceptors</h3>
      <div class="scroll" tabindex="0" role="region" aria-label="Interceptors"><table>
      <thead><tr><th scope="col">Interceptor</th><th scope="col">Let through</th>\
      <th scope="col">Refused</th><th scope="col">Declared at</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>

      """
  }

  private static func cell(_ isCovered: Bool) -> Markup {
    isCovered ? "<td>✓ yes</td>" : "<td class=\"gap\">– never</td>"
  }

  /// Lists declared screens that were never visible, and routes that no link leads to. An item can
  /// be in one list and not in the other.
  private var gaps: Markup {
    guard let declared = facts.report.declared else { return "" }
    let unshown = facts.screens.neverShown.map { row -> Markup in
      let routes = row.routes.map(\.name).joined(separator: ", ")
      return "\(Markup.code(row.typeName)) <span class=\"facts\">\(routes)</span>"
    }
    let unlinked = declared.routes.filter(\.links.isEmpty).map { route -> Markup in
      "\(Markup.name(route.name)) <span class=\"facts\">\(route.screen)</span>"
    }
    return """
      <div class="columns">
      <div><h3>Never shown</h3>
      \(Self.names(unshown, none: "Every declared screen was shown."))</div>
      <div><h3>Never linked</h3>
      \(Self.names(unlinked, none: "A link leads to every route."))</div>
      \(notTaken)</div>

      """
  }

  /// Lists observations that aren't faults but deserve a look, and items that the explorer didn't
  /// judge. Omits empty lists.
  private var notes: Markup {
    let exploration = facts.exploration
    let lists = [
      ("No move leads there", exploration.unreached.map(\.name)),
      ("No visible effect", exploration.unansweredTaps.map(\.phrase)),
      ("Not judged", exploration.allowed.map(\.description)),
    ].filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return "" }
    let columns = lists.map { title, names in
      "<div><h3>\(title)</h3>\n\(Self.names(names.map(Markup.name), none: ""))</div>\n" as Markup
    }
    return "<div class=\"columns\">\n\(columns)</div>\n"
  }

  /// Lists declared steps that the router neither found nor built, and branches that it never
  /// chose.
  private var notTaken: Markup {
    guard let declared = facts.report.declared, !declared.items.isEmpty else { return "" }
    let taken = Set(facts.exploration.coverage)
    let rest = (self.declared(.step) + self.declared(.branch)).filter { !taken.contains($0) }
    let rows = rest.map { item -> Markup in
      let what = item.kind == .branch ? "branch of a switch, " : ""
      return """
        \(Markup.code(item.name)) <span class="facts">\(what)\
        \(item.location?.description ?? "")</span>
        """
    }
    return """
      <div><h3>Never taken</h3>
      \(Self.names(rows, none: "Every step and every branch was taken."))</div>

      """
  }

  private static func names(_ names: [Markup], none: Markup) -> Markup {
    guard !names.isEmpty else { return "<p class=\"facts\">\(none)</p>\n" }
    return "<ul class=\"plain\">\n\(names.map { "<li>\($0)</li>\n" as Markup })</ul>\n"
  }
}
