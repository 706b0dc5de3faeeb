// Plays events to the page's script and prints what it shows at first and after each of them:
//
//     node pretended-page.js preview.js runs.json
//
// The page is only pretended: there is as much of it as the script asks for.

"use strict";
const { readFileSync } = require("node:fs");
const { Script } = require("node:vm");
const [script, runs] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const program = new Script(script);

globalThis.HTMLButtonElement = class {};
globalThis.HTMLSelectElement = class {};
globalThis.DOMPoint = class {
  constructor(x, y) { this.x = x; this.y = y; }
  matrixTransform() { return this; }
};

/// The part of that name, made when it is first asked for.
function partNamed(name, parts) {
  parts[name] ??= makeElement();
  return parts[name];
}

function makeElement() {
  const parts = {};
  return {
    textContent: "", listeners: {}, selectedIndex: 0,
    classList: { toggle() {}, add() {}, remove() {} },
    addEventListener(type, listener) { this.listeners[type] = listener; },
    querySelector: (selector) => partNamed(selector, parts),
    querySelectorAll: () => [],
    getScreenCTM: () => ({ inverse() {} }),
    replaceChildren() {}, getBoundingClientRect() {}, focus() {},
  };
}

function replay({ tour, events }) {
  const page = makeElement();
  const devices = JSON.parse(tour).variants.map(makeElement);
  const parts = { tour: { textContent: tour } };
  globalThis.document = {
    activeElement: null,
    getElementById: (id) => partNamed(id, parts),
    querySelectorAll: () => devices,
    createElement: makeElement,
    addEventListener: (type, listener) => page.addEventListener(type, listener),
  };
  program.runInThisContext();
  const picture = () => `${parts.progress.textContent} ${parts.message.textContent}`;
  let variant = 0;
  return [picture(), ...events.map((event) => {
    if ("x" in event) {
      const glass = devices[variant].querySelector(".glass");
      glass.listeners.click({ clientX: event.x, clientY: event.y });
    } else if ("key" in event) {
      page.listeners.keydown({ key: event.key, target: null, preventDefault() {} });
    } else if ("button" in event) {
      if (!parts[event.button].disabled) parts[event.button].listeners.click();
    } else {
      variant = parts.variant.selectedIndex = event.variant;
      parts.variant.listeners.change();
    }
    return picture();
  })];
}

console.log(JSON.stringify(JSON.parse(runs).map(replay)));
