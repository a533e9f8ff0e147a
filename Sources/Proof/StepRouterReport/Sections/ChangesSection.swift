/// The differences from an earlier exploration.
struct ChangesSection {
  private static let turns = 50

  private static let nothing: Markup = """
    <p class="calm">Nothing, since the earlier exploration.</p>

    """

  private let facts: ReportFacts
  private let changes: ExplorationChanges

  init?(_ facts: ReportFacts) {
    guard let changes = facts.changes else { return nil }
    self.facts = facts
    self.changes = changes
  }

  var markup: Markup {
    """
    <section id="changes" aria-labelledby="changes-title">
    <h2 id="changes-title">What has changed</h2>
    \(changes.isEmpty ? Self.nothing : content)\
    </section>

    """
  }

  private var content: Markup {
    """
    <dl class="changes">
    \(pair("New faults", changes.newFindings.map(\.title), "wrong"))\
    \(pair("Faults that are gone", changes.goneFindings.map(\.title)))\
    \(pair("New screens", changes.newScreens))\
    \(pair("Screens no longer shown", changes.goneScreens))\
    \(pair("New destinations", changes.newDestinations))\
    \(pair("Destinations that are gone", changes.goneDestinations))\
    <div><dt>States</dt><dd>\(changes.newStates.grouped) new, \(changes.goneStates.grouped) gone\
    </dd></div>
    </dl>
    \(turns)
    """
  }

  private func pair(_ title: String, _ names: [String], _ style: String = "") -> Markup {
    guard !names.isEmpty else { return "" }
    return """
      <div><dt class="\(style)">\(title)</dt>\
      \(names.map { "<dd>\(Markup.name($0))</dd>" as Markup })</div>

      """
  }

  private var turns: Markup {
    guard !changes.turns.isEmpty else { return "" }
    let rows = changes.turns.prefix(Self.turns).map { turn -> Markup in
      """
      <tr><th scope="row"><a href="#s\(turn.state)">S\(turn.state)</a> \
      \(Markup.name(facts.label(of: turn.state)))</th>\
      <td>\(Markup.name(facts.exploration.destinations[turn.destination].name))</td>\
      <td>\(Self.mark(turn.was))</td><td>\(Self.mark(turn.isNow))</td></tr>

      """
    }
    let rest = changes.turns.count - rows.count
    return """
      <h3>Destinations with another outcome</h3>
      <div class="scroll" tabindex="0" role="region" aria-label="Changed outcomes"><table>
      <thead><tr><th scope="col">State</th><th scope="col">Destination</th>\
      <th scope="col">Before</th><th scope="col">Now</th></tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      \(Markup.when(rest > 0, "<p class=\"facts\">And \(rest.grouped) more.</p>\n"))
      """
  }

  private static func mark(_ letter: Character) -> Markup {
    guard let mark = OutcomeMark(letter) else { return "" }
    return """
      <span class="cell \(mark.style)\(letter.isUppercase ? " own" : "")">\(String(letter))</span> \
      \(mark.name)
      """
  }
}
