extension ReportScript {
  /// Moves the graph by dragging, zooms it with buttons, and highlights neighbours.
  static let graph = #"""
    const canvas = byId("canvas");

    function zoomGraph(factor) {
      const svg = byId("graph-drawing");
      const width = svg.viewBox.baseVal.width;
      const height = svg.viewBox.baseVal.height;
      const now = svg.getBoundingClientRect().width / width;
      const fit = Math.min(canvas.clientWidth / width, 1);
      const scale = factor === "fit" ? fit : Math.min(Math.max(now * Number(factor), 0.15), 3);
      svg.setAttribute("width", width * scale);
      svg.setAttribute("height", height * scale);
    }

    function showNeighbours(node) {
      const near = new Set();
      for (const edge of canvas.querySelectorAll(".ge")) {
        const { from, to } = edge.dataset;
        const isNear = node !== null && (from === node || to === node);
        edge.classList.toggle("near", isNear);
        if (isNear) near.add(from).add(to);
      }
      for (const box of canvas.querySelectorAll(".gn")) {
        box.classList.toggle("near", near.has(box.dataset.node));
      }
    }

    function dragGraph(start) {
      if (start.pointerType !== "mouse" || start.button !== 0) return;
      const from = { x: start.clientX + canvas.scrollLeft, y: start.clientY + canvas.scrollTop };
      const move = event => {
        canvas.classList.add("dragged");
        canvas.scrollLeft = from.x - event.clientX;
        canvas.scrollTop = from.y - event.clientY;
      };
      const end = () => {
        removeEventListener("pointermove", move);
        setTimeout(() => canvas.classList.remove("dragged"));
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end, { once: true });
    }

    if (canvas) {
      for (const button of document.querySelectorAll("[data-zoom]")) {
        button.addEventListener("click", () => zoomGraph(button.dataset.zoom));
      }
      for (const box of canvas.querySelectorAll(".gn")) {
        for (const name of ["pointerenter", "focus"]) {
          box.addEventListener(name, () => showNeighbours(box.dataset.node));
        }
        for (const name of ["pointerleave", "blur"]) {
          box.addEventListener(name, () => showNeighbours(null));
        }
      }
      canvas.addEventListener("pointerdown", dragGraph);
      canvas.addEventListener("dragstart", event => event.preventDefault());
      canvas.addEventListener("click", event => {
        if (canvas.classList.contains("dragged")) event.preventDefault();
      }, true);
      canvas.addEventListener("wheel", event => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoomGraph(event.deltaY < 0 ? 1.1 : 0.91);
      }, { passive: false });
      if (byId("graph-drawing").viewBox.baseVal.width > canvas.clientWidth) {
        if (canvas.clientWidth > 700) zoomGraph("fit");
      }
    }

    """#

  static let start = #"""
    if (grid) {
      applyFilters();
      panel.append(element("p", { class: "facts" }, "Choose a cell of the matrix."));
      followAddress();
    }

    """#
}
