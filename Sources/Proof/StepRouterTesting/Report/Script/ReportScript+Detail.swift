extension ReportScript {
  /// Shows the details of a cell beside the matrix.
  static let detail = #"""
    const panel = byId("cell");

    function stateLink(state) {
      return element("a", { href: `#s${state}` }, `S${state}`);
    }

    function outcomeLine(letter) {
      const mark = marks.get(letter);
      const note = isDeclared(letter) ? "" : " The app has not declared that it may.";
      const style = `cell ${mark.style}${isDeclared(letter) ? "" : " own"}`;
      return element("p", {}, element("span", { class: style }, letter), ` ${mark.meaning}${note}`);
    }

    function wayTo(state, destination) {
      const moves = movesOf(state).map(move => element("li", {}, element("bdi", {}, move.phrase)));
      const last = element("li", {},
        element("strong", {}, `Go to “${data.destinations[destination].name}”`));
      return element("ol", { class: "moves" }, ...moves, last);
    }

    function problemsOf(state, destination) {
      const fault = faults.get(`${state}-${destination}`);
      if (!fault) return [];
      const problems = element("ul", { class: "problems" },
        ...fault.texts.map(text => element("li", {}, data.texts[text])));
      if (!fault.finding) return [problems];
      const link = element("a", { href: `#f${fault.finding}` }, `Fault F${fault.finding}`);
      return [problems, element("p", {}, link, " tells it by the shortest way.")];
    }

    function showCell(state, destination) {
      const name = data.destinations[destination].name;
      const label = data.states[state].label;
      const windows = element("div", { class: "windows" },
        ...data.states[state].windows.map(picture => pictureOf(picture, `S${state} ${label}`)));
      panel.replaceChildren(
        element("h4", {}, element("bdi", {}, name)),
        element("p", { class: "facts" }, "from ", stateLink(state), " ", element("bdi", {}, label)),
        outcomeLine(data.rows[state][destination]),
        ...problemsOf(state, destination),
        windows,
        element("h5", {}, "How to get there"), wayTo(state, destination),
        element("h5", {}, "Declared at"),
        element("code", {}, data.destinations[destination].location),
        copyButtons(codeOf(state, destination), `#s${state}-d${destination}`));
    }

    """#
}
