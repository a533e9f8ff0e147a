extension ReportScript {
  /// Selects cells by click, by key or by the page's address.
  static let keys = #"""
    function choose(state, destination, isRemembered = true) {
      chosen = [state, destination];
      const row = shownRows.indexOf(state);
      if (row >= 0) {
        const top = row * rowHeight;
        const room = grid.clientHeight - grid.firstChild.offsetHeight - rowHeight;
        if (top < grid.scrollTop) grid.scrollTop = top;
        if (top > grid.scrollTop + room) grid.scrollTop = top - room;
      }
      const column = shownColumns.indexOf(destination);
      if (column >= 0) {
        const left = column * 28;
        const head = grid.querySelector(".corner").offsetWidth;
        const room = grid.clientWidth - head - 28;
        if (left < grid.scrollLeft) grid.scrollLeft = left;
        if (left > grid.scrollLeft + room) grid.scrollLeft = left - room;
      }
      drawRows();
      showCell(state, destination);
      grid.setAttribute("aria-activedescendant", `cell-${state}-${destination}`);
      if (isRemembered) history.replaceState(null, "", `#s${state}-d${destination}`);
    }

    function moveBy(rows, columns) {
      if (!shownRows.length || !shownColumns.length) return;
      const within = (place, count) => Math.min(Math.max(place, 0), count - 1);
      const row = chosen ? shownRows.indexOf(chosen[0]) + rows : 0;
      const column = chosen ? shownColumns.indexOf(chosen[1]) + columns : 0;
      choose(shownRows[within(row, shownRows.length)],
        shownColumns[within(column, shownColumns.length)]);
    }

    const steps = {
      ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
      PageUp: [-12, 0], PageDown: [12, 0], Home: [0, -1e6], End: [0, 1e6],
    };

    function followAddress() {
      const match = location.hash.match(/^#s(\d+)-d(\d+)$/);
      if (!match || !grid) return;
      const [state, destination] = [Number(match[1]), Number(match[2])];
      if (!data.states[state] || !data.destinations[destination]) return;
      byId("matrix-tool").closest("section").querySelector("form").reset();
      applyFilters();
      choose(state, destination, false);
      byId("matrix-tool").scrollIntoView();
    }

    if (grid) {
      grid.addEventListener("scroll", drawRows, { passive: true });
      addEventListener("resize", drawRows);
      grid.addEventListener("click", event => {
        const slot = event.target.closest(".slot");
        if (slot) choose(Number(slot.dataset.state), Number(slot.dataset.destination));
      });
      grid.addEventListener("keydown", event => {
        const step = steps[event.key];
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        moveBy(...step);
      });
      for (const filter of Object.values(filters)) filter.addEventListener("change", applyFilters);
      filters.tab.form.addEventListener("reset", () => setTimeout(applyFilters));
      addEventListener("hashchange", followAddress);
    }

    """#
}
