/// The filters of the matrix, and the empty elements that a script fills.
struct MatrixControls {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <div class="js-only" id="matrix-tool">
    <h3>Cell by cell</h3>
    <form class="filters" aria-label="Filters of the matrix" onsubmit="return false">
    \(select("filter-destination", "Destination", "All destinations", destinations))\
    \(select("filter-outcome", "Outcome", "All outcomes", outcomes))\
    \(select("filter-tab", "Tab in front", "All tabs", tabs))\
    \(select("filter-guard", "Interceptors", "All destinations", guards))\
    <button type="reset">Show all</button>
    </form>
    <p id="matrix-count" class="facts" role="status"></p>
    <div class="matrix-pair">
    <div id="grid" class="grid" role="grid" tabindex="0" aria-labelledby="matrix-title" \
    aria-describedby="grid-help"></div>
    <aside id="cell" class="cell-detail" aria-label="The selected cell" aria-live="polite"></aside>
    </div>
    <p id="grid-help" class="facts">Choose a cell to see its state, the way to it and code that \
    asks again. Arrow keys move from cell to cell.</p>
    </div>

    """
  }

  private var destinations: [(String, String)] {
    facts.exploration.destinations.enumerated().map { (String($0.offset), $0.element.name) }
  }

  private var outcomes: [(String, String)] {
    OutcomeMark.all.map { (String($0.letter), $0.name) } + [("undeclared", "Not declared")]
  }

  private var tabs: [(String, String)] {
    var tabs: [String] = []
    for tab in facts.exploration.states.compactMap(\.tab) where !tabs.contains(tab) {
      tabs.append(tab)
    }
    return tabs.map { ($0, $0) }
  }

  private var guards: [(String, String)] {
    [("yes", "Stopped somewhere"), ("no", "Stopped nowhere")]
  }

  private func select(
    _ id: String, _ label: String, _ all: String, _ options: [(String, String)]
  ) -> Markup {
    let options = options.map { "<option value=\"\($0.0)\">\($0.1)</option>" as Markup }
    return """
      <label for="\(id)">\(label) <select id="\(id)"><option value="">\(all)</option>\
      \(options)</select></label>

      """
  }
}
