extension ReportScript {
  /// Draws the pictures that aren't in the page, as they scroll near.
  static let pictures = #"""
    function draw(svg) {
      const picture = data.pictures[svg.dataset.picture];
      svg.innerHTML = picture.pieces.map(piece => data.pieces[piece]).join("");
    }

    function pictureOf(number, label) {
      const size = data.pictures[number].shape === "regular" ? "0 0 328 252" : "0 0 120 252";
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("class", `picture ${data.pictures[number].shape}`);
      svg.setAttribute("viewBox", size);
      svg.setAttribute("role", "img");
      svg.setAttribute("aria-label", label);
      svg.dataset.picture = number;
      draw(svg);
      return svg;
    }

    const waiting = document.querySelectorAll("svg[data-picture]");
    const nearby = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        draw(entry.target);
        nearby.unobserve(entry.target);
      }
    }, { rootMargin: "600px" });
    for (const svg of waiting) nearby.observe(svg);

    for (const details of document.querySelectorAll("details[data-state]")) {
      details.addEventListener("toggle", () => {
        details.append(element("pre", { tabindex: "0" }, hierarchyOf(details.dataset.state)));
      }, { once: true });
    }

    addEventListener("beforeprint", () => { for (const svg of waiting) draw(svg); });

    """#

  /// Adds a slider below the pictures of the way to a fault.
  static let films = #"""
    for (const film of document.querySelectorAll(".film")) {
      const frames = [...film.children];
      if (frames.length < 2) continue;
      const slider = element("input", {
        type: "range", min: "1", max: frames.length, value: frames.length,
        "aria-label": "Step on the way to the fault",
      });
      const say = element("output", { class: "facts" });
      const show = () => {
        const place = Number(slider.value);
        frames.forEach((frame, index) => frame.classList.toggle("shown", index === place - 1));
        const frame = frames[place - 1];
        film.scrollTo({ left: frame.offsetLeft - film.offsetLeft - film.clientWidth / 3 });
        slider.setAttribute("aria-valuetext", frame.querySelector("figcaption").textContent);
        say.textContent = `${place} of ${frames.length}`;
      };
      slider.addEventListener("input", () => { film.classList.add("scrubbed"); show(); });
      say.textContent = `${frames.length} of ${frames.length}`;
      film.after(element("div", { class: "scrubber" }, slider, say));
    }

    """#
}
