extension ReportScript {
  /// Draws the matrix, with elements only for the rows in sight.
  static let grid = #"""
    const grid = byId("grid");
    const rowHeight = 28;
    const filters = grid && {
      destination: byId("filter-destination"), outcome: byId("filter-outcome"),
      tab: byId("filter-tab"), guard: byId("filter-guard"),
    };
    let shownRows = [];
    let shownColumns = [];
    let chosen = null;
    let body = null;

    const isStopped = destination =>
      data.rows.some(row => "ail".includes(row[destination].toLowerCase()));
    const stopped = data.destinations.map((_, destination) => isStopped(destination));

    function isWanted(letter) {
      const wanted = filters.outcome.value;
      if (wanted === "") return true;
      return wanted === "undeclared" ? !isDeclared(letter) : letter.toLowerCase() === wanted;
    }

    function applyFilters() {
      const { destination, outcome, tab, guard } = filters;
      shownColumns = data.destinations.map((_, index) => index).filter(index =>
        (destination.value === "" || Number(destination.value) === index) &&
        (guard.value === "" || stopped[index] === (guard.value === "yes")));
      shownRows = data.states.map((_, index) => index).filter(index =>
        (tab.value === "" || data.states[index].tab === tab.value) &&
        (outcome.value === "" || shownColumns.some(column => isWanted(data.rows[index][column]))));
      byId("matrix-count").textContent =
        `${shownRows.length} of ${data.states.length} states, ` +
        `${shownColumns.length} of ${data.destinations.length} destinations`;
      buildGrid();
    }

    function buildGrid() {
      const heads = shownColumns.map((column, index) => element("div",
        { role: "columnheader", "aria-colindex": index + 2, title: data.destinations[column].name },
        element("span", {}, data.destinations[column].name)));
      const corner = element("div",
        { role: "columnheader", class: "corner", "aria-colindex": "1" }, "State");
      const head = element("div",
        { role: "row", class: "head", "aria-rowindex": "1" }, corner, ...heads);
      body = element("div", { role: "rowgroup" });
      body.style.position = "relative";
      body.style.height = `${shownRows.length * rowHeight}px`;
      body.style.width = head.style.width =
        `calc(${shownColumns.length * 28 + 60}px + var(--head, 13rem))`;
      grid.setAttribute("aria-rowcount", shownRows.length + 1);
      grid.setAttribute("aria-colcount", shownColumns.length + 1);
      grid.replaceChildren(head, body);
      drawRows();
    }

    function drawRows() {
      const first = Math.max(Math.floor(grid.scrollTop / rowHeight) - 4, 0);
      const last = Math.min(first + Math.ceil(grid.clientHeight / rowHeight) + 8, shownRows.length);
      body.replaceChildren(...shownRows.slice(first, last).map((state, index) =>
        drawRow(state, first + index)));
    }

    function drawRow(state, place) {
      const label = `S${state} ${data.states[state].label}`;
      const head = element("div", { role: "rowheader", "aria-colindex": "1", title: label }, label);
      const slots = shownColumns.map((column, index) => drawSlot(state, column, index));
      const line = element("div",
        { role: "row", class: "line", "aria-rowindex": place + 2 }, head, ...slots);
      line.style.top = `${place * rowHeight}px`;
      return line;
    }

    function drawSlot(state, destination, index) {
      const letter = data.rows[state][destination];
      const mark = marks.get(letter);
      const isChosen = chosen && chosen[0] === state && chosen[1] === destination;
      const name = data.destinations[destination].name;
      const style = `cell ${mark.style}${isDeclared(letter) ? "" : " own"}`;
      const slot = element("div", {
        role: "gridcell", class: isWanted(letter) ? "slot" : "slot faded",
        "aria-colindex": index + 2, "aria-selected": isChosen ? "true" : "false",
        "aria-label": `${name}: ${mark.name}${isDeclared(letter) ? "" : ", not declared"}`,
        id: `cell-${state}-${destination}`, title: `${name}: ${mark.name}`,
      }, element("span", { class: style }, letter));
      slot.dataset.state = state;
      slot.dataset.destination = destination;
      return slot;
    }

    """#
}
