/// The preview page's style sheet.
enum PreviewStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --page: #eceef3; --card: #ffffff; --ink: #16181d; --quiet: #5b616e; --line: #d3d7e0;
      --accent: #1f5fdc; --on-accent: #ffffff; --bezel: #14161a; --edge: #3a3f4a;
      --good: #7ee2a0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #101216; --card: #1b1e25; --ink: #eceef2; --quiet: #a3aab8; --line: #343a46;
        --accent: #6d9dff; --on-accent: #0b1530; --bezel: #050608; --edge: #4a505d;
        --good: #147a3c;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { background: var(--page); color: var(--ink); }
    body {
      margin: 0; min-height: 100vh; min-height: 100dvh; padding: 1.25rem 1rem;
      display: grid; gap: 1rem; justify-items: center; justify-content: center;
      grid-template: "title" auto "stage" 1fr "controls" auto / minmax(0, 100%);
      font: 1rem/1.4 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    }
    header {
      grid-area: title; width: 100%; max-width: 30rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem;
      align-items: center; justify-content: space-between;
    }
    h1 { margin: 0; font-size: 1.0625rem; font-weight: 650; letter-spacing: -.01em; }
    header label { color: var(--quiet); font-size: .875rem; }
    select, button { font: inherit; color: inherit; border-radius: .625rem; }
    select {
      margin-inline-start: .375rem; padding: .25rem .5rem; background: var(--card);
      border: 1px solid var(--line);
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

    #stage { grid-area: stage; align-self: center; }
    .device {
      position: relative; padding: .625rem; border-radius: 1.5rem; background: var(--bezel);
      box-shadow: 0 0 0 1px var(--edge), 0 1.25rem 3rem rgb(10 14 28 / .28);
    }
    .device.notched { border-radius: calc(min(2.625rem, 6vmin) + .625rem); }
    .glass {
      position: relative; overflow: hidden; border-radius: .875rem; cursor: pointer;
      touch-action: manipulation; -webkit-tap-highlight-color: transparent; user-select: none;
    }
    .notched .glass { border-radius: min(2.625rem, 6vmin); }
    .glass svg {
      display: block; width: auto; height: auto;
      max-width: calc(100vw - 3.25rem);
      max-height: max(15rem, calc(100vh - 15.5rem)); max-height: max(15rem, calc(100dvh - 15.5rem));
    }
    .island, .home { position: absolute; pointer-events: none; left: 50%; translate: -50% 0; }
    .island { top: 1.3%; width: 31%; height: 4.3%; border-radius: 10rem; background: #000; }
    .home {
      bottom: .95%; width: 35%; height: .6%; border-radius: 10rem; background: rgb(120 124 134 / .8);
    }
    .pictures { position: absolute; }
    .page { display: block; border: 0; pointer-events: none; color-scheme: light; }
    .step { visibility: hidden; opacity: 0; pointer-events: none; }
    .step.current { visibility: visible; opacity: 1; }
    .step .bubble { filter: drop-shadow(0 3px 10px rgb(0 0 0 / .3)); }
    .over {
      position: absolute; inset: auto 0 -.5rem; margin: auto; width: max-content; max-width: 90%;
      padding: .4375rem 1rem; border-radius: 10rem; background: var(--ink); color: var(--page);
      font-size: .9375rem; font-weight: 600; pointer-events: none;
    }
    .over::before { content: "\\2713"; margin-inline-end: .5rem; color: var(--good); }
    .over.skipped::before { content: none; }

    #controls {
      grid-area: controls; width: 100%; max-width: 30rem; padding: .875rem 1rem .625rem; border-radius: 1.125rem;
      background: var(--card); box-shadow: 0 1px 2px rgb(10 14 28 / .1);
    }
    #segments { display: flex; gap: .25rem; height: .25rem; margin: 0 0 .75rem; }
    #segments i { flex: 1; border-radius: 1rem; background: var(--line); }
    #segments i.done { background: var(--accent); }
    .row { display: grid; grid-template-columns: 1fr auto 1fr; gap: .75rem; align-items: center; }
    #progress { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
    button {
      min-width: 5.75rem; min-height: 2.75rem; padding: .375rem 1rem; border: 1px solid var(--line);
      background: transparent; cursor: pointer; font-weight: 550;
    }
    button:hover:enabled { border-color: var(--quiet); }
    button:disabled { opacity: .4; cursor: default; }
    button.primary {
      border-color: transparent; background: var(--accent); color: var(--on-accent);
      font-weight: 650;
    }
    button.primary:hover:enabled { border-color: transparent; filter: brightness(1.08); }
    button.quiet {
      border-color: transparent; min-height: 2.25rem; padding: .25rem .75rem; color: var(--quiet);
      font-size: .875rem;
    }
    button.quiet.primary { color: var(--on-accent); }
    .row.small { margin-top: .375rem; }
    .row.small :first-child, .row:not(.small) :first-child { justify-self: start; }
    .row.small :last-child, .row:not(.small) :last-child { justify-self: end; }
    #hint {
      margin: 0; color: var(--quiet); font-size: .8125rem; text-align: center; text-wrap: balance;
    }
    .visually-hidden {
      position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    @media (min-width: 44rem) and (min-aspect-ratio: 11/10) {
      body {
        grid-template: "stage title" auto "stage controls" auto / auto 21rem;
        align-content: center; gap: 1rem 3rem;
      }
      header { align-self: end; }
      #controls { align-self: start; }
      .glass svg { max-width: calc(100vw - 29rem); max-height: calc(100vh - 4rem); }
    }
    @media (max-width: 30rem) {
      body { padding: .75rem .5rem; gap: .75rem; }
      .device { padding: .3125rem; }
      .glass svg { max-width: calc(100vw - 1.75rem); }
      .device.notched { border-radius: calc(min(2.625rem, 6vmin) + .3125rem); }
    }
    @media (prefers-reduced-motion: no-preference) {
      .step { transition: opacity .18s ease-out, visibility 0s .18s; }
      .step.current { transition: opacity .18s ease-out; }
      .step .bubble { transform-box: fill-box; transform-origin: center; transform: scale(.94); }
      .step.current .bubble { transform: none; transition: transform .24s cubic-bezier(.2, .9, .3, 1.2); }
      .step .bubble.nudged { animation: nudge .32s ease-in-out; }
      @keyframes nudge {
        25% { transform: translateX(-5px); } 60% { transform: translateX(4px); }
        85% { transform: translateX(-2px); }
      }
      #segments i { transition: background-color .2s; }
    }
    @media print { #controls, header label { display: none; } }
    """
}
