/// The outcome of every destination in every state: a legend, totals for each destination, and the
/// whole matrix, which a script makes interactive.
struct MatrixSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <section id="matrix" aria-labelledby="matrix-title">
    <h2 id="matrix-title">Every destination from every state</h2>
    \(content)</section>

    """
  }

  private var content: Markup {
    guard !facts.exploration.destinations.isEmpty else {
      return "<p class=\"calm\">No destination was asked for.</p>\n"
    }
    return "\(legend)\(summary)\(MatrixControls(facts).markup)\(text)"
  }

  private var legend: Markup {
    let rows = OutcomeMark.all.map { mark -> Markup in
      """
      <div><dt><span class="cell \(mark.style)">\(String(mark.letter))</span> \(mark.name)</dt>\
      <dd>\(mark.meaning)</dd></div>

      """
    }
    return """
      <details class="legend" open><summary>Legend</summary>
      <dl>
      \(rows)<div><dt><span class="cell i own">I</span> Capital letter</dt>\
      <dd>It ended so, but the app has not declared that it may.</dd></div>
      </dl></details>

      """
  }

  /// The marks that appear in the matrix.
  private var marks: [OutcomeMark] {
    let used = Set(facts.grid.rows.joined().compactMap(OutcomeMark.init))
    return OutcomeMark.all.filter(used.contains)
  }

  private var summary: Markup {
    let marks = marks
    let heads = marks.map { mark -> Markup in
      """
      <th scope="col" class="number">\
      <span class="cell \(mark.style)">\(String(mark.letter))</span> \
      \(mark.name)</th>
      """
    }
    let rows = facts.exploration.destinations.enumerated().map { column, destination -> Markup in
      let counts = marks.map { mark -> Markup in
        let count = facts.grid.count(of: mark, inColumn: column)
        let style =
          mark == .fault && count > 0 ? "number wrong" : count == 0 ? "number none" : "number"
        return "<td class=\"\(style)\">\(count.grouped)</td>"
      }
      return """
        <tr id="d\(column)"><th scope="row">\(Markup.name(destination.name))</th>\(counts)\
        <td>\(Markup.code(destination.location.description))</td></tr>

        """
    }
    return """
      <h3>By destination</h3>
      <div class="scroll" tabindex="0" role="region" aria-label="Outcomes by destination"><table>
      <thead><tr><th scope="col">Destination</th>\(heads)\
      <th scope="col">Declared at</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>

      """
  }

  /// The matrix without scripts: a line of letters for each state.
  private var text: Markup {
    let lines = facts.grid.rows.enumerated().map { state, row -> Markup in
      "S\(state) \(String(row)) \(facts.label(of: state))\n"
    }
    return """
      <details class="no-js"><summary>The matrix as text</summary>
      <p>A line for each state, a letter for each destination in the order of the table above.</p>
      <pre tabindex="0">\(lines)</pre></details>

      """
  }
}
