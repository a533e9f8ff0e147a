import StepRouterExplorer

/// The states, each as a picture of the device.
struct StatesSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    let states = facts.exploration.states
    let hidden = states.count - ReportFacts.drawnStates
    return """
      <section id="states" aria-labelledby="states-title">
      <h2 id="states-title">States</h2>
      <p>\(states.count.counted("place")) in the app, each with the fewest moves to it.</p>
      \(Markup.when(hidden > 0, Self.note(hidden)))\(Self.search)\
      <ol class="states" id="state-list" start="0">
      \(states.indices.map(card))</ol>
      <p class="buttons js-only"><button type="button" id="state-more" hidden>Show all</button></p>
      </section>

      """
  }

  private static func note(_ hidden: Int) -> Markup {
    """
    <p class="no-js facts">A script draws the pictures of the last \(hidden.grouped); \
    here they are described in words.</p>

    """
  }

  private static let search: Markup = """
    <form class="filters js-only" role="search" onsubmit="return false">
    <label for="state-search">Search states <input type="search" id="state-search" \
    placeholder="A screen, a text, a move"></label>
    <p id="state-count" class="facts" role="status"></p>
    </form>

    """

  private static func warning(_ faults: Int) -> Markup {
    "<p class=\"wrong\">! \(faults.counted("destination")) wrong</p>\n"
  }

  private static let open: Markup = "<p class=\"facts\">Its own moves were not all tried.</p>\n"

  private func card(_ index: Int) -> Markup {
    let state = facts.exploration.states[index]
    let faults = facts.grid.rows[index].count { $0 == OutcomeMark.fault.letter }
    return """
      <li class="state" id="s\(index)"><div class="windows">\(pictures(of: index))</div>
      <div class="about"><h3><a class="self" href="#s\(index)">S\(index)</a> \
      \(Markup.name(facts.label(of: index)))</h3>
      <p>\(Self.way(to: state))</p>
      \(Markup.when(faults > 0, Self.warning(faults)))\
      \(Markup.when(!state.isExpanded, Self.open))\
      <p class="js-only"><button type="button" class="plain" data-walk="\(index)">\
      Walk from here</button></p>
      \(details(of: index))</div></li>

      """
  }

  private static func way(to state: Exploration.State) -> Markup {
    guard !state.moves.isEmpty else { return "Start" }
    let moves = state.moves.map { Markup.name($0.phrase).html }
    return Markup(html: moves.joined(separator: " <span aria-hidden=\"true\">→</span> "))
  }

  private func pictures(of index: Int) -> [Markup] {
    let windows = facts.exploration.states[index].windows
    return zip(windows, facts.statePictures[index]).map { window, picture in
      let label = facts.label(of: index)
      let more = windows.count > 1 ? window.isFront ? ", window in front" : ", window behind" : ""
      let drawing = facts.pictures.markup(of: picture, label: "S\(index) \(label)\(more)")
      return windows.count > 1 && window.isFront
        ? "<div class=\"front\">\(drawing)<span>in front</span></div>" : drawing
    }
  }

  /// Includes the view controllers of the first states. A script adds those of the others when the
  /// reader opens them.
  private func details(of index: Int) -> Markup {
    let state = facts.exploration.states[index]
    guard !state.windows.isEmpty else { return "" }
    if index < ReportFacts.drawnStates {
      let text = state.windows.map(\.hierarchy.description).joined(separator: "\n\n")
      return
        "<details><summary>View controllers</summary><pre tabindex=\"0\">\(text)</pre></details>"
    }
    return """
      <details class="js-only" data-state="\(index)"><summary>View controllers</summary></details>
      """
  }
}
