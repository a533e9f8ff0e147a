import StepRouterExplorer

/// The verdict in a sentence, and the numbers behind it.
struct HeadlineSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <header class="top">
    <p class="kind">Exploration report</p>
    <h1>\(Markup.name(facts.report.title))</h1>
    <p class="verdict \(verdict.style)">\
    <span class="sign" aria-hidden="true">\(verdict.sign)</span> \
    \(verdict.sentence)</p>
    <dl class="figures">
    \(figures.map { Self.figure($0.name, $0.value, $0.note) })</dl>
    </header>

    """
  }

  var verdict: ReportVerdict { ReportVerdict(facts) }

  private var figures: [(name: String, value: String, note: String)] {
    let exploration = facts.exploration
    let frontier = exploration.frontierCount
    var figures = [
      (
        "States", exploration.states.count.grouped,
        "up to \(exploration.depth.counted("move")) deep"
      ),
      ("Requests", facts.requestCount.grouped, "for \(destinations)"),
      ("Screens", facts.screens.shown.count.grouped, "different ones were visible"),
      ("Moves", exploration.moveCount.grouped, "lead from state to state"),
      (
        "Frontier", frontier.grouped,
        frontier == 0 ? "nothing is left to try" : "states whose own moves were not all tried"
      ),
    ]
    if let duration = facts.report.duration { figures.append(("Time", duration.phrase, "in all")) }
    return figures
  }

  private var destinations: String { facts.exploration.destinations.count.counted("destination") }

  private static func figure(_ name: String, _ value: String, _ note: String) -> Markup {
    "<div><dt>\(name)</dt><dd><strong>\(value)</strong> <span>\(note)</span></dd></div>\n"
  }
}
