/// An interactive walk through the app: a picture whose controls lead to further pictures, and a
/// field for requesting a destination. A script fills it.
struct WalkSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <section id="walk" class="js-only" aria-labelledby="walk-title">
    <h2 id="walk-title">Walk through the app</h2>
    <p>Touch what is framed, and see where it leads: each step was tried. Keys: Tab or the arrows \
    from control to control, Enter to touch, Backspace to take a step back.</p>
    <div class="walk">
    <div class="stage">
    <div id="walk-stage" class="windows" tabindex="-1"></div>
    </div>
    <div class="guide">
    <h3 id="walk-place" role="status"></h3>
    <p class="buttons"><button type="button" id="walk-back">Step back</button> \
    <button type="button" id="walk-start">From the start</button> \
    <button type="button" id="walk-link">Copy link</button></p>
    <div id="walk-faults"></div>
    <h4>Touch</h4>
    <ul id="walk-moves" class="touches"></ul>
    \(Markup.when(!facts.exploration.destinations.isEmpty, asking))\
    <h4>The way here</h4>
    <ol id="walk-way" class="moves" start="0"></ol>
    </div>
    </div>
    </section>

    """
  }

  private var asking: Markup {
    let names = facts.exploration.destinations.map { "<option>\($0.name)</option>" as Markup }
    return """
      <form id="walk-ask" class="filters"><label for="walk-wish">Ask the router for \
      <select id="walk-wish">\(names)</select></label> \
      <button type="submit">Go</button></form>
      <div id="walk-play" aria-live="polite"></div>

      """
  }
}
