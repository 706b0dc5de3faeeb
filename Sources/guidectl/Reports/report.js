"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const report = JSON.parse(find("report").textContent);
  const words = ["error", "warning", "undecided", "note", "held"];
  const plurals = {
    error: "errors", warning: "warnings", undecided: "undecided", note: "notes",
    held: "held by the baseline",
  };
  const signs = { error: "✕", warning: "!", undecided: "?", note: "i" };
  const axes = report.axes.map((axis, index) => ({ ...axis, index }));
  const [devices, , locales] = axes;
  const isVaried = (axis) => axis.values.length > 1;

  // Sets of combinations are ranges of positions: "0-3,7".
  const ranges = (text) => text.split(",").filter((part) => part !== "").map((part) => {
    const [first, last = first] = part.split("-").map(Number);
    return [first, last];
  });
  const covered = ranges(report.covered);
  const strides = axes.map((_, index) => (
    axes.slice(index + 1).reduce((product, { values }) => product * Math.max(1, values.length), 1)
  ));
  const placeOf = (position, axis) => (
    Math.floor(position / strides[axis.index]) % Math.max(1, axis.values.length)
  );
  const findings = report.findings.map((finding) => {
    const element = find(finding.id);
    return {
      ...finding, element,
      item: element.parentElement,
      places: [...ranges(finding.broken), ...ranges(finding.undecided)],
      text: element.textContent.toLowerCase(),
    };
  });

  // What is chosen: it stands in the address, so that it can be passed on.

  const usualWords = words.filter((word) => word !== "held");
  const choices = [
    { key: "rule", name: "Rule", values: [...new Set(findings.map(({ rule }) => rule))] },
    {
      key: "subject", name: "Step or view",
      values: [...new Set(findings.map(({ subject }) => subject))],
    },
    ...axes.filter(isVaried),
  ];
  const nothing = () => ({ text: "", words: new Set(usualWords), open: [] });
  let chosen = nothing();

  function readAddress() {
    const parts = new URLSearchParams(location.hash.slice(1));
    chosen = nothing();
    chosen.text = parts.get("text") ?? "";
    if (parts.has("level")) chosen.words = new Set(parts.get("level").split(","));
    chosen.open = (parts.get("open") ?? "").split(",").filter((id) => id !== "");
    for (const { key, values } of choices) {
      const value = parts.get(key);
      if (values.includes(value)) chosen[key] = value;
    }
  }

  function writeAddress() {
    const parts = new URLSearchParams();
    if (chosen.text !== "") parts.set("text", chosen.text);
    const isUsual = words.every((word) => chosen.words.has(word) === usualWords.includes(word));
    if (!isUsual) parts.set("level", words.filter((word) => chosen.words.has(word)).join(","));
    for (const { key } of choices) if (chosen[key] !== undefined) parts.set(key, chosen[key]);
    if (chosen.open.length > 0) parts.set("open", chosen.open.join(","));
    const hash = parts.toString();
    if (location.hash.slice(1) === hash) return;
    history.replaceState(null, "", `#${hash}`);
  }

  // What is shown of it.

  /// Whether a position has what is chosen of some axes.
  function hasPlaces(position, some) {
    return some.every((axis) => axis.values[placeOf(position, axis)] === chosen[axis.key]);
  }

  /// How many of a finding's combinations are chosen.
  function countOf(places, some) {
    let count = 0;
    for (const [first, last] of places) {
      if (some.length === 0) {
        count += last - first + 1;
        continue;
      }
      for (let position = first; position <= last; position += 1) {
        if (hasPlaces(position, some)) count += 1;
      }
    }
    return count;
  }

  /// Whether a finding is chosen, whatever its combinations and its level are.
  function isNamed(finding) {
    const isSaid = chosen.text.toLowerCase().split(" ").every((word) => finding.text.includes(word));
    return isSaid && (chosen.rule ?? finding.rule) === finding.rule
      && (chosen.subject ?? finding.subject) === finding.subject;
  }

  function update() {
    const some = axes.filter(({ key }) => chosen[key] !== undefined);
    const named = findings.filter(isNamed);
    const there = named.filter(({ places }) => countOf(places, some) > 0 || places.length === 0);
    const shown = new Set(there.filter(({ word }) => chosen.words.has(word)));
    for (const finding of findings) finding.item.hidden = !shown.has(finding);
    find("nothing").hidden = shown.size > 0;
    const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
    find("shown").textContent = findings.length === 0 ? ""
      : shown.size === findings.length ? count : `${shown.size} of ${count}`;
    for (const button of find("levels").children) {
      const { word } = button.dataset;
      button.setAttribute("aria-pressed", String(chosen.words.has(word)));
      const number = there.filter((finding) => finding.word === word).length;
      button.textContent = `${number} ${number === 1 && word !== "held" ? word : plurals[word]}`;
    }
    for (const select of find("choices").querySelectorAll("select")) {
      select.value = chosen[select.id] ?? "";
      select.classList.toggle("set", chosen[select.id] !== undefined);
    }
    if (find("text").value !== chosen.text) find("text").value = chosen.text;
    updateGrid(named);
    writeAddress();
  }

  /// What each device and language has: of which levels, how many findings.
  function updateGrid(named) {
    if (find("overview").hidden) return;
    const others = axes.filter((axis) => (
      axis !== devices && axis !== locales && chosen[axis.key] !== undefined
    ));
    const width = Math.max(1, locales.values.length);
    const cellOf = (position) => placeOf(position, devices) * width + placeOf(position, locales);
    const cells = new Map();
    eachPosition(covered, others, (position) => {
      if (!cells.has(cellOf(position))) cells.set(cellOf(position), {});
    });
    for (const { places, word } of named) {
      if (!chosen.words.has(word)) continue;
      const touched = new Set();
      eachPosition(places, others, (position) => touched.add(cellOf(position)));
      for (const cell of touched) {
        const counts = cells.get(cell) ?? {};
        counts[word] = (counts[word] ?? 0) + 1;
        cells.set(cell, counts);
      }
    }
    find("overview").querySelectorAll("button").forEach((button, index) => {
      fillCell(button, cells.get(index), index);
    });
  }

  function eachPosition(places, others, visit) {
    for (const [first, last] of places) {
      for (let position = first; position <= last; position += 1) {
        if (hasPlaces(position, others)) visit(position);
      }
    }
  }

  function fillCell(button, counts, index) {
    const width = Math.max(1, locales.values.length);
    const [row, column] = [Math.floor(index / width), index % width];
    const worst = counts && words.find((word) => counts[word] > 0);
    button.className = worst ?? (counts ? "" : "absent");
    button.textContent = !counts ? "–" : worst ? `${signs[worst] ?? ""} ${counts[worst]}` : "✓";
    const said = !counts ? "not checked" : worst
      ? words.filter((word) => counts[word] > 0).map((word) => (
        `${counts[word]} ${counts[word] === 1 && word !== "held" ? word : plurals[word]}`
      )).join(", ")
      : "nothing found";
    const names = [devices.values[row], locales.values[column]].filter((name) => name);
    button.title = `${names.join(", ")}: ${said}`;
    button.setAttribute("aria-label", button.title);
    const isRow = !isVaried(devices) || chosen[devices.key] === devices.values[row];
    const isColumn = !isVaried(locales) || chosen[locales.key] === locales.values[column];
    button.setAttribute("aria-pressed", String(isRow && isColumn));
  }

  // Pictures stand in the page as text until somebody looks at them.

  function makeElement(name, properties = {}, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  }

  function mark([x, y, width, height], isHalo) {
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    // What has no area would not be seen.
    const [shownWidth, shownHeight] = [Math.max(width, 8), Math.max(height, 8)];
    rect.setAttribute("x", x + (width - shownWidth) / 2);
    rect.setAttribute("y", y + (height - shownHeight) / 2);
    rect.setAttribute("width", shownWidth);
    rect.setAttribute("height", shownHeight);
    rect.setAttribute("rx", 3);
    rect.setAttribute("class", isHalo ? "mark halo" : "mark");
    return rect;
  }

  function picture({ drawing, title, name, state, marks }) {
    const frame = makeElement("div", { className: "frame" });
    frame.innerHTML = find(`drawing-${drawing}`).textContent;
    const svg = frame.firstElementChild;
    svg.setAttribute("aria-label", `${title}: ${name}`);
    for (const isHalo of [true, false]) svg.append(...marks.map((place) => mark(place, isHalo)));
    const says = { broken: "broken", undecided: "undecided", kept: "kept" };
    const caption = makeElement(
      "figcaption", {},
      makeElement("b", { textContent: title }), " · ",
      makeElement("span", { className: `state ${state}`, textContent: says[state] }),
      makeElement("span", { className: "name", textContent: name }),
    );
    return makeElement("figure", {}, caption, frame);
  }

  /// Shows the pictures of a finding that is open, and takes them out of one that is not.
  function updatePictures({ element, pictures }) {
    const place = element.querySelector(".pictures");
    if (element.open === place.hasChildNodes()) return;
    place.replaceChildren(...(element.open ? pictures.map(picture) : []));
  }

  function openChosen() {
    for (const finding of findings) {
      finding.element.open = chosen.open.includes(finding.id);
      updatePictures(finding);
    }
    const first = findings.find(({ id }) => chosen.open.includes(id));
    if (first) first.element.scrollIntoView({ block: "nearest" });
  }

  // Making what is chosen with.

  function makeLevels() {
    for (const word of words) {
      if (!findings.some((finding) => finding.word === word)) continue;
      const button = makeElement("button", { type: "button", className: `level ${word}` });
      button.dataset.word = word;
      button.addEventListener("click", () => {
        if (!chosen.words.delete(word)) chosen.words.add(word);
        update();
      });
      find("levels").append(button);
    }
  }

  function makeChoices() {
    for (const { key, name, values } of choices) {
      if (values.length < 2) continue;
      const select = makeElement(
        "select", { id: key }, makeElement("option", { value: "", textContent: "all" }),
        ...values.map((value) => makeElement("option", { value, textContent: value })),
      );
      select.addEventListener("change", () => choose(key, select.value));
      find("choices").append(
        makeElement("label", {}, makeElement("span", { textContent: name }), select),
      );
    }
  }

  function choose(key, value) {
    if (value === "") delete chosen[key];
    else chosen[key] = value;
    update();
  }

  function makeGrid() {
    if (!isVaried(devices) && !isVaried(locales)) return;
    const heading = (text, scope) => makeElement("th", { textContent: text, scope });
    const rows = devices.values.length > 0 ? devices.values : ["as written"];
    const columns = locales.values.length > 0 ? locales.values : ["as written"];
    const head = makeElement(
      "thead", {},
      makeElement("tr", {}, makeElement("td"), ...columns.map((name) => heading(name, "col"))),
    );
    const body = rows.map((name, row) => makeElement(
      "tr", {}, heading(name, "row"),
      ...columns.map((_, column) => {
        const button = makeElement("button", { type: "button" });
        button.addEventListener("click", () => chooseCell(button, row, column));
        return makeElement("td", {}, button);
      }),
    ));
    find("overview").append(makeElement("table", {}, head, makeElement("tbody", {}, ...body)));
    find("overview").hidden = false;
  }

  function chooseCell(button, row, column) {
    const isChosen = button.getAttribute("aria-pressed") === "true";
    for (const [axis, place] of [[devices, row], [locales, column]]) {
      if (!isVaried(axis)) continue;
      if (isChosen) delete chosen[axis.key];
      else chosen[axis.key] = axis.values[place];
    }
    update();
  }

  // Keys.

  function move(steps) {
    const summaries = findings.filter(({ item }) => !item.hidden)
      .map(({ element }) => element.firstElementChild);
    if (summaries.length === 0) return;
    const open = document.activeElement.closest("details");
    const place = open ? summaries.indexOf(open.firstElementChild) : -1;
    const next = place < 0 ? (steps > 0 ? 0 : summaries.length - 1) : place + steps;
    summaries[Math.min(Math.max(next, 0), summaries.length - 1)].focus();
  }

  function close() {
    if (document.activeElement === find("text")) {
      chosen.text = "";
      return update();
    }
    const open = document.activeElement.closest("details[open]");
    if (!open) return;
    open.open = false;
    open.firstElementChild.focus();
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isTyping = /^(INPUT|SELECT)$/.test(event.target.tagName);
    const actions = isTyping ? { Escape: close } : {
      j: () => move(1), k: () => move(-1), ArrowDown: () => move(1), ArrowUp: () => move(-1),
      "/": () => find("text").focus(), Escape: close,
    };
    const isArrow = event.key.startsWith("Arrow");
    if (isArrow && !document.activeElement.closest("summary")) return;
    if (!Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    actions[event.key]();
  }

  /// In a narrow window all but the levels is folded away.
  function fold(isFolded) {
    find("filters").classList.toggle("folded", isFolded);
    find("more").setAttribute("aria-expanded", String(!isFolded));
  }

  makeLevels();
  makeChoices();
  makeGrid();
  find("filters").hidden = findings.length === 0;
  find("filters").addEventListener("submit", (event) => event.preventDefault());
  find("text").addEventListener("input", () => {
    chosen.text = find("text").value;
    update();
  });
  find("more").addEventListener("click", () => {
    fold(!find("filters").classList.contains("folded"));
  });
  find("reset").addEventListener("click", () => {
    chosen = { ...nothing(), open: chosen.open };
    update();
  });
  for (const finding of findings) {
    finding.element.addEventListener("toggle", () => {
      updatePictures(finding);
      chosen.open = findings.filter(({ element }) => element.open).map(({ id }) => id);
      writeAddress();
    });
  }
  document.addEventListener("keydown", press);
  window.addEventListener("hashchange", () => {
    readAddress();
    openChosen();
    update();
  });
  readAddress();
  fold(chosen.text === "" && choices.every(({ key }) => chosen[key] === undefined));
  openChosen();
  update();
})();
