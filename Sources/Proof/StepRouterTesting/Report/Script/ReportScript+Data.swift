extension ReportScript {
  /// Reads the data and creates elements from it. Sets text only as text.
  static let data = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = id => document.getElementById(id);

    function element(name, attributes = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...children);
      return made;
    }

    const marks = new Map();
    for (const mark of data.marks) {
      marks.set(mark.letter, mark);
      marks.set(mark.letter.toUpperCase(), mark);
    }
    const isDeclared = letter => letter === letter.toLowerCase();

    const faults = new Map(data.faults.map(fault => [fault.cell.join("-"), fault]));
    const movesOf = state => data.states[state].moves.map(move => data.moves[move]);
    const codeOf = (state, destination) =>
      "expectNothingWrong(await explorer.replay([" +
      `${movesOf(state).map(move => move.code).join(", ")}], ` +
      `asking: ${data.destinations[destination].code}), reporter: .swiftTesting)`;
    const hierarchyOf = state => data.states[state].windows
      .map(picture => data.pictures[picture].lines.map(line => data.lines[line]).join("\n"))
      .join("\n\n");

    """#

  static let copying = #"""
    async function copy(text, button) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const field = element("textarea", { "aria-hidden": "true" });
        field.value = text;
        document.body.append(field);
        field.select();
        document.execCommand("copy");
        field.remove();
      }
      const label = button.textContent;
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = label; }, 1500);
    }

    document.addEventListener("click", event => {
      const button = event.target.closest("button");
      if (!button) return;
      if (button.dataset.copy !== undefined) copy(button.dataset.copy, button);
      if (button.dataset.link !== undefined) {
        copy(location.href.split("#")[0] + button.dataset.link, button);
      }
    });

    function copyButtons(code, anchor) {
      const test = element("button", { type: "button" }, "Copy as test");
      test.dataset.copy = code;
      const link = element("button", { type: "button" }, "Copy link");
      link.dataset.link = anchor;
      return element("p", { class: "buttons" }, test, link);
    }

    """#
}
