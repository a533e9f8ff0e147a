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


// Draws the pictures that aren't in the page, shortly before they scroll into view.
function draw(svg) {
  const picture = data.pictures[svg.dataset.picture];
  svg.innerHTML = picture.pieces.map(piece => data.pieces[piece]).join("");
}

function pictureOf(number, label) {
  const { style, box } = data.pictures[number];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `picture ${style}`);
  svg.setAttribute("viewBox", box);
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
  return [problems, element("p", {}, link, " shows the shortest way to it.")];
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
  for (const filter of Object.values(filters)) {
    filter.addEventListener("change", () => {
      applyFilters();
      remember("matrix", Object.fromEntries(
        Object.entries(filters).map(([name, one]) => [name, one.value])));
    });
  }
  filters.tab.form.addEventListener("reset", () => setTimeout(applyFilters));
  addEventListener("hashchange", followAddress);
}


// Moves the graph by dragging, zooms it with buttons, and highlights neighbors.
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


// The interactive walk: pictures whose controls lead to further pictures.
const stage = byId("walk-stage");
let walked = [{ state: 0, move: null }];
const here = () => walked[walked.length - 1].state;
const placeOf = state => `S${state} ${data.states[state].label}`;
const waysFrom = state => {
  const flat = data.ways[state];
  const found = [];
  for (let place = 0; place < flat.length; place += 2) {
    found.push({ move: flat[place], to: flat[place + 1] });
  }
  return found;
};

// Pairs the controls in a picture with the moves of the state. If several controls have the same
// name, the moves number them in reading order.
function pairControls(svg, ways) {
  const counts = new Map();
  const controls = [...svg.querySelectorAll("[data-touch]")];
  // A tab's title may differ from its screen's. All tabs are in the bar, in the same order.
  const tabs = controls.filter(control => control.dataset.touch.startsWith("tab|"));
  const tabWays = ways.filter(way => data.moves[way.move].touch.startsWith("tab|"));
  if (tabs.length === tabWays.length) {
    tabs.forEach((tab, index) => makeControl(tab, [tabWays[index]]));
  }
  for (const control of controls) {
    if (control.dataset.move) continue;
    const touch = control.dataset.touch;
    const number = (counts.get(touch) ?? 0) + 1;
    counts.set(touch, number);
    const own = ways.filter(way =>
      data.moves[way.move].touch === touch && (data.moves[way.move].number ?? 1) === number);
    if (own.length) makeControl(control, own);
  }
}

function makeControl(control, ways) {
  const way = ways.find(one => one.to >= 0) ?? ways[0];
  control.setAttribute("role", "button");
  control.setAttribute("tabindex", "0");
  control.setAttribute("aria-label", data.moves[way.move].phrase);
  control.classList.add(way.to < 0 ? "unknown" : "live");
  control.dataset.move = way.move;
  const touch = () => take(way);
  control.addEventListener("click", touch);
  control.addEventListener("keydown", event => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    touch();
  });
}

function take(way) {
  if (way.to < 0) {
    byId("walk-place").textContent =
      `“${data.moves[way.move].phrase}” leads to a state that was not looked at.`;
    return;
  }
  walked.push({ state: way.to, move: way.move });
  showWalk();
}

function windowsOf(state) {
  return data.states[state].windows.map(picture => pictureOf(picture, placeOf(state)));
}

function touchItem(way) {
  const move = data.moves[way.move];
  const button = element("button", { type: "button" }, element("bdi", {}, move.phrase));
  if (way.to < 0) button.disabled = true;
  button.dataset.move = way.move;
  button.addEventListener("click", () => take(way));
  for (const [name, isOn] of [
    ["pointerenter", true], ["focus", true], ["pointerleave", false], ["blur", false],
  ]) {
    button.addEventListener(name, () => {
      const control = stage.querySelector(`[data-move="${way.move}"]`);
      if (control) control.classList.toggle("near", isOn);
    });
  }
  const where = way.to < 0 ? "not looked at"
    : way.to === here() ? "stays here" : `S${way.to}`;
  return element("li", {}, button, element("span", { class: "facts" }, ` ${where}`));
}

function faultsHere(state) {
  const found = data.findings.map((finding, index) => ({ finding, index }))
    .filter(({ finding }) => finding.state === state);
  if (!found.length) return [];
  return [element("ul", { class: "problems" }, ...found.map(({ finding, index }) =>
    element("li", {}, element("a", { href: `#f${index + 1}` }, `F${index + 1}`), " ",
      element("bdi", {}, finding.title))))];
}

function wayItem(step, index) {
  const label = step.move === null ? "Start" : data.moves[step.move].phrase;
  const button = element("button", { type: "button", class: "plain" },
    element("bdi", {}, label), ` S${step.state}`);
  if (index === walked.length - 1) button.setAttribute("aria-current", "step");
  button.addEventListener("click", () => {
    walked = walked.slice(0, index + 1);
    showWalk();
  });
  return element("li", {}, button);
}

function showWalk({ isRemembered = true, hasFocus = true } = {}) {
  const state = here();
  const ways = waysFrom(state);
  const pictures = windowsOf(state);
  const front = data.states[state].front;
  stage.replaceChildren(...pictures);
  if (!pictures.length) {
    stage.append(element("p", { class: "calm" }, "No picture of this state was kept."));
  }
  for (const [index, svg] of pictures.entries()) {
    svg.setAttribute("role", "group");
    if (index === front) pairControls(svg, ways);
  }
  byId("walk-place").textContent = placeOf(state);
  byId("walk-faults").replaceChildren(...faultsHere(state));
  byId("walk-moves").replaceChildren(...ways.map(touchItem));
  if (!ways.length) {
    byId("walk-moves").append(
      element("li", { class: "facts" }, "What the user can do here was not tried."));
  }
  byId("walk-way").replaceChildren(...walked.map(wayItem));
  byId("walk-back").disabled = walked.length < 2;
  const play = byId("walk-play");
  if (play) play.replaceChildren();
  if (isRemembered) history.replaceState(null, "", `#walk-s${state}`);
  if (hasFocus) {
    const first = stage.querySelector("[tabindex='0']");
    (first ?? stage).focus({ preventScroll: true });
  }
}

// Goes to a state, with the moves that lead there.
function walkTo(state) {
  const target = data.states[state].moves;
  walked = [{ state: 0, move: null }];
  for (const move of target) {
    const way = waysFrom(here()).find(one => one.move === move && one.to >= 0);
    if (!way) {
      walked = [{ state, move: null }];
      break;
    }
    walked.push({ state: way.to, move });
  }
  if (here() !== state) walked = [{ state, move: null }];
}

function stepBack() {
  if (walked.length < 2) return;
  walked.pop();
  showWalk();
}

// The effect of a request from here: the pictures before and after, and the steps.
function pictureAfter(state, destination, letter) {
  const finding = data.findings.find(one =>
    one.state === state && one.destination === destination && one.after.length);
  if (finding) return { note: "Afterwards", pictures: finding.after };
  if ("vil".includes(letter.toLowerCase())) {
    return { note: "The screen stays", pictures: data.states[state].windows, state };
  }
  if (letter === "!") return null;
  const same = data.states.map((_, index) => index)
    .filter(index => data.rows[index][destination].toLowerCase() === "v");
  const near = same.find(index => data.states[index].tab === data.states[state].tab) ?? same[0];
  if (near === undefined) return null;
  return {
    note: `“${data.destinations[destination].name}”, as S${near} shows it`,
    pictures: data.states[near].windows, state: near,
  };
}

function playFigure(note, pictures, state) {
  const caption = element("figcaption", {}, note);
  if (state !== undefined && state !== here()) {
    const go = element("button", { type: "button", class: "plain" }, "Walk on from there");
    go.addEventListener("click", () => { walkTo(state); showWalk(); });
    caption.append(" ", go);
  }
  return element("figure", {}, element("div", { class: "windows" },
    ...pictures.map(picture => pictureOf(picture, note))), caption);
}

function play(destination) {
  const state = here();
  const letter = data.rows[state][destination];
  const after = pictureAfter(state, destination, letter);
  const chain = data.destinations[destination].chain;
  const parts = [
    outcomeLine(letter), ...problemsOf(state, destination),
    element("div", { class: "play" },
      playFigure("Before", data.states[state].windows),
      element("span", { class: "arrow", "aria-hidden": "true" }, "→"),
      after ? playFigure(after.note, after.pictures, after.state)
        : element("p", { class: "calm" }, "No picture was kept of what came of it.")),
  ];
  if (chain) {
    parts.push(element("details", {}, element("summary", {}, "The chain the router goes by"),
      element("pre", { tabindex: "0" }, chain.join("\n"))));
  }
  parts.push(element("p", { class: "facts" }, "Declared at ",
    element("code", {}, data.destinations[destination].location)),
  copyButtons(codeOf(state, destination), `#s${state}-d${destination}`));
  byId("walk-play").replaceChildren(...parts);
}

const nextKeys = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function followWalk(isFirst = false) {
  const match = location.hash.match(/^#walk-s(\d+)$/);
  if (!match || !data.states[Number(match[1])]) return;
  if (Number(match[1]) !== here() || isFirst) walkTo(Number(match[1]));
  showWalk({ isRemembered: false });
  byId("walk").scrollIntoView({ behavior: "instant" });
}

if (stage && data.states.length) {
  byId("walk-back").addEventListener("click", stepBack);
  byId("walk-start").addEventListener("click", () => {
    walked = [{ state: 0, move: null }];
    showWalk();
  });
  byId("walk-link").addEventListener("click", event => {
    copy(`${location.href.split("#")[0]}#walk-s${here()}`, event.currentTarget);
  });
  stage.addEventListener("keydown", event => {
    if (event.key === "Backspace") {
      event.preventDefault();
      stepBack();
    }
    const step = nextKeys[event.key];
    if (!step) return;
    const controls = [...stage.querySelectorAll("[tabindex='0']")];
    const place = controls.indexOf(document.activeElement);
    if (!controls.length) return;
    event.preventDefault();
    controls[(place + step + controls.length) % controls.length].focus({ preventScroll: true });
  });
  const ask = byId("walk-ask");
  if (ask) {
    ask.addEventListener("submit", event => {
      event.preventDefault();
      play(byId("walk-wish").selectedIndex);
    });
  }
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-walk]");
    if (button) location.hash = `walk-s${button.dataset.walk}`;
  });
  addEventListener("hashchange", () => followWalk());
  showWalk({ isRemembered: false, hasFocus: false });
}


// Folds the list of states, and searches it by names, texts and moves.
const stateList = byId("state-list");
const shownStates = 12;
let allStates = false;

const textOf = state => [
  `S${state}`, data.states[state].label,
  ...movesOf(state).map(move => move.phrase),
  ...data.states[state].windows.flatMap(picture =>
    data.pictures[picture].pieces.map(piece => data.pieces[piece].replace(/<[^>]*>/g, " "))),
].join(" ").toLowerCase();
let stateTexts = null;

function foldStates() {
  const wish = byId("state-search").value.trim().toLowerCase();
  stateTexts ??= wish ? data.states.map((_, state) => textOf(state)) : null;
  const found = data.states.map((_, state) => state)
    .filter(state => !wish || stateTexts[state].includes(wish));
  const shown = new Set(allStates ? found : found.slice(0, shownStates));
  [...stateList.children].forEach((item, state) => { item.hidden = !shown.has(state); });
  byId("state-count").textContent = `${shown.size} of ${found.length} shown`;
  const more = byId("state-more");
  more.hidden = shown.size === found.length;
  more.textContent = `Show all ${found.length}`;
}

// Unfolds a hidden state before the browser goes to it.
function revealState() {
  const match = location.hash.match(/^#s(\d+)$/);
  const item = match && stateList.children[Number(match[1])];
  if (!item) return;
  item.hidden = false;
  item.scrollIntoView({ behavior: "instant" });
}

if (stateList) {
  byId("state-search").addEventListener("input", () => {
    allStates = false;
    foldStates();
    remember("states", { q: byId("state-search").value.trim() });
  });
  byId("state-more").addEventListener("click", () => { allStates = true; foldStates(); });
  document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#s']");
    const item = link && byId(link.hash.slice(1));
    if (!item || item.parentElement !== stateList) return;
    item.hidden = false;
    // A link to the current address causes no hashchange event.
    if (link.hash === location.hash) item.scrollIntoView({ behavior: "instant" });
  });
  addEventListener("hashchange", revealState);
  addEventListener("beforeprint", () => {
    for (const item of stateList.children) item.hidden = false;
  });
  addEventListener("afterprint", foldStates);
}

// Keeps filters in the address, as in `#states?q=bag`.
function remember(section, values) {
  const query = new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== "")).toString();
  history.replaceState(null, "", `#${section}${query ? "?" + query : ""}`);
}

function recall() {
  const match = location.hash.match(/^#(states|matrix)\?(.*)$/);
  if (!match) return;
  const query = new URLSearchParams(match[2]);
  if (match[1] === "states") {
    byId("state-search").value = query.get("q") ?? "";
    foldStates();
  } else if (grid) {
    for (const [name, filter] of Object.entries(filters)) filter.value = query.get(name) ?? "";
    applyFilters();
  }
  byId(match[1]).scrollIntoView({ behavior: "instant" });
}
addEventListener("hashchange", recall);


if (grid) {
  applyFilters();
  panel.append(element("p", { class: "facts" }, "Choose a cell of the matrix."));
  followAddress();
}
if (stateList) {
  foldStates();
  revealState();
}
followWalk(true);
recall();

}
