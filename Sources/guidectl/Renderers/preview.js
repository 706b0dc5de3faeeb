"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const tour = JSON.parse(find("tour").textContent);
  const devices = [...document.querySelectorAll(".device")];
  const [back, next, skip, restart] = ["back", "next", "skip", "restart"].map(find);
  const hints = {
    anywhere: "Tap to go on",
    target: "Tap the highlighted part",
    bubble: "Tap the bubble",
    outside: "Tap outside the bubble",
    button: "Tap the button",
  };

  // A step is showing, or none is and `ending` says why; `skippedAt` is then its number.
  let variant = 0;
  let showing = 0;
  let ending = null;
  let skippedAt = 0;

  const steps = () => tour.variants[variant].steps;
  const isFinished = () => ending !== null;

  function show(step) {
    if (steps().length === 0) return finish("empty");
    showing = Math.min(Math.max(step, 0), steps().length - 1);
    ending = null;
    update();
  }
  function finish(how) {
    ending = how;
    update();
  }
  function advance() {
    if (isFinished()) return;
    if (showing + 1 < steps().length) show(showing + 1);
    else finish("completed");
  }
  function goBack() {
    if (!isFinished() && showing > 0) show(showing - 1);
  }
  function skipTour() {
    if (isFinished()) return;
    skippedAt = steps()[showing].shown;
    finish("skipped");
  }

  /// Where to go on after a step of other steps: at the step of that name, at the next of the
  /// others that is still there, or else at the first new one behind what was passed; -1 if
  /// there is none.
  function resumption(before, place) {
    const indexIn = (list, step) => list.findIndex(({ id }) => id === step.id);
    const ahead = before.slice(place).find((step) => indexIn(steps(), step) >= 0);
    if (ahead) return indexIn(steps(), ahead);
    const passed = before.slice(0, place).findLast((step) => indexIn(steps(), step) >= 0);
    const first = passed ? indexIn(steps(), passed) + 1 : 0;
    return steps().findIndex((step, index) => index >= first && indexIn(before, step) < 0);
  }

  function endingText() {
    if (ending === "skipped") return `Tour skipped at step ${skippedAt}`;
    return ending === "empty" ? "This tour has no steps" : "Tour finished";
  }

  function update() {
    const focused = document.activeElement;
    devices.forEach((device, index) => {
      device.hidden = index !== variant;
      device.querySelectorAll(".step").forEach((layer, position) => {
        const isCurrent = index === variant && position === showing && !isFinished();
        layer.classList.toggle("current", isCurrent);
      });
      const over = device.querySelector(".over");
      over.hidden = !isFinished();
      over.textContent = isFinished() ? endingText() : "";
      over.classList.toggle("skipped", ending !== "completed");
    });
    updateWords();
    back.disabled = isFinished() || showing === 0;
    next.disabled = skip.disabled = isFinished();
    next.textContent = showing + 1 < steps().length || isFinished() ? "Next" : "Finish";
    next.classList.toggle("primary", !isFinished());
    restart.classList.toggle("primary", isFinished());
    restart.disabled = steps().length === 0 || (!isFinished() && showing === 0);
    // Focus must not be lost in a button that can no longer be pressed.
    if (focused && focused.disabled) (isFinished() ? restart : next).focus();
  }

  function updateWords() {
    const step = isFinished() ? null : steps()[showing];
    const count = step ? `${step.shown} of ${step.of}` : "";
    find("progress").textContent = step ? count : ending === "skipped" ? "Skipped" : "Finished";
    find("hint").textContent = step ? hints[step.advance] : "See it again?";
    const position = find("position");
    position.textContent = step ? `Step ${count}: ` : endingText();
    const message = find("message");
    message.textContent = step ? step.text : "";
    message.lang = tour.variants[variant].lang;
    message.dir = step ? step.dir : "auto";
    const segments = find("segments");
    segments.replaceChildren(...steps().map((_, index) => {
      const segment = document.createElement("i");
      const reached = ending === "completed" || index <= showing;
      segment.classList.toggle("done", reached && ending !== "empty");
      return segment;
    }));
  }

  /// How often an outline runs clockwise around a point: as its chords do, and once more where
  /// the point lies between an arc and its chord.
  function winding(outline, { x, y }) {
    let count = 0;
    for (const [x1, y1, x2, y2, centerX, centerY, radius] of outline) {
      const side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
      if (y1 <= y && y2 > y && side > 0) count += 1;
      if (y2 <= y && y1 > y && side < 0) count -= 1;
      const isRightEdge = y1 < y2 || (y1 === y2 && x1 > x2);
      const [dx, dy] = [x - centerX, y - centerY];
      const isInCircle = dx * dx + dy * dy < radius * radius;  // never so for a line
      if (isInCircle && (side < 0 || (side === 0 && isRightEdge))) count += 1;
    }
    return count;
  }

  /// Whether a point lies in an area, its round corners or its outline respected.
  function contains({ frame: [x, y, width, height], radius, outline }, point) {
    const isInFrame =
      point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
    if (outline) return isInFrame && winding(outline, point) !== 0;
    const corner = Math.max(Math.min(radius, width / 2, height / 2), 0);
    const dx = Math.max(x + corner - point.x, point.x - (x + width - corner), 0);
    const dy = Math.max(y + corner - point.y, point.y - (y + height - corner), 0);
    return isInFrame && (corner === 0 || dx * dx + dy * dy <= corner * corner);
  }

  /// What a tap at a point of the screen asks for; the areas are topmost first.
  function actionOfTap(step, point) {
    const area = step.areas.find((area) => contains(area, point));
    return area ? area.action : step.rest;
  }

  function tap(device, event) {
    if (isFinished()) return;
    const svg = device.querySelector("svg");
    const place = new DOMPoint(event.clientX, event.clientY);
    const point = place.matrixTransform(svg.getScreenCTM().inverse());
    switch (actionOfTap(steps()[showing], point)) {
      case "advance": return advance();
      case "goBack": return goBack();
      case "skip": return skipTour();
    }
    const bubble = device.querySelector(".step.current .bubble");
    bubble.classList.remove("nudged");
    bubble.getBoundingClientRect();  // starts the animation anew
    bubble.classList.add("nudged");
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.target instanceof HTMLSelectElement) return;
    const isReversed = tour.variants[variant].dir === "rtl";
    const actions = {
      ArrowRight: isReversed ? goBack : advance,
      ArrowLeft: isReversed ? advance : goBack,
      Home: () => show(0),
      End: () => isFinished() || show(steps().length - 1),
      Escape: skipTour,
      Enter: advance,
      " ": advance,
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action) return;
    const isForButton = isButton && (event.key === "Enter" || event.key === " ");
    if (isForButton && !event.repeat) return;  // the button's own click follows
    event.preventDefault();
    if (!event.repeat) action();
  }

  devices.forEach((device) => {
    device.querySelector(".glass").addEventListener("click", (event) => tap(device, event));
  });
  back.addEventListener("click", goBack);
  next.addEventListener("click", advance);
  skip.addEventListener("click", skipTour);
  restart.addEventListener("click", () => show(0));
  document.addEventListener("keydown", press);
  const choice = find("variant");
  if (choice) {
    variant = choice.selectedIndex;  // a reloaded page may remember a choice
    choice.addEventListener("change", () => {
      const before = steps();
      variant = choice.selectedIndex;
      if (isFinished()) return update();
      const place = resumption(before, showing);
      if (place < 0) finish("completed");
      else show(place);
    });
  }
  show(0);
})();
