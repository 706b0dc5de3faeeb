/// The preview page's script: which step shows, and which event leads to which.
enum PreviewScript {
  static let javaScript = """
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
        button: "Tap the bubble",
      };

      // A step is showing, or none is and `ending` says why.
      let variant = 0;
      let showing = 0;
      let ending = null;

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
        if (!isFinished()) finish("skipped");
      }

      function endingText() {
        if (ending === "skipped") return `Tour skipped at step ${steps()[showing].shown}`;
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

      const contains = ([x, y, width, height], point) =>
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;

      /// Whether a tap at a point of the screen leads on from the step that shows.
      function leadsOn(step, point) {
        const inBubble = contains(step.bubble, point);  // it lies over its targets
        const inTarget = !inBubble && step.targets.some((frame) => contains(frame, point));
        switch (step.advance) {
          case "target": return inTarget;
          case "bubble": case "button": return inBubble;
          case "outside": return !inTarget && !inBubble;
          default: return true;
        }
      }

      function tap(device, event) {
        if (isFinished()) return;
        const svg = device.querySelector("svg");
        const place = new DOMPoint(event.clientX, event.clientY);
        const point = place.matrixTransform(svg.getScreenCTM().inverse());
        if (leadsOn(steps()[showing], point)) return advance();
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
          End: () => show(steps().length - 1),
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
          variant = choice.selectedIndex;
          if (isFinished()) update();
          else show(showing);
        });
      }
      show(0);
    })();
    """
}
