{
// Reads the data and creates elements from it. Sets text only as text.
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


// Draws the pictures that aren't in the page, as they scroll near.
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


// Adds a slider below the pictures of the way to a fault.
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


// Shows the details of a cell beside the matrix.
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


// Draws the matrix, with elements only for the rows in sight.
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


// Selects cells by click, by key or by the page's address.
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


// Moves the graph by dragging, zooms it with buttons, and highlights neighbours.
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


if (grid) {
  applyFilters();
  panel.append(element("p", { class: "facts" }, "Choose a cell of the matrix."));
  followAddress();
}

}
