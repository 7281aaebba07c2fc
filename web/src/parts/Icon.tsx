/** The pictures of buttons, as paths in a square of 24. */
const PATHS = {
  play: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  explain: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1 1.3 1.1 2.2h5c.1-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  lab: "M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9",
  generate: "M12 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4",
  set: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  batch: "M4 6h16M4 12h16M4 18h10M18 16v5M15.5 18.5h5",
  learn: "M12 6C10 4.5 7 4 4 4v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8",
  redo: "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h6",
  erase: "M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5",
  check: "M4 12.5l5.5 5.5L20 7",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  close: "M6 6l12 12M18 6L6 18",
  run: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M6 5v14M18 5l-8 7 8 7",
  up: "M6 16l6-8 6 8",
  down: "M6 8l6 8 6-8",
  last: "M18 5v14M6 5l8 7-8 7",
};

/** The picture of a button or a section; the words are beside it or in its label. */
export const Icon = ({ of }: { of: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class={`icon ${of}`}>
    <path d={PATHS[of]} />
  </svg>
);

/** A picture among words, as high as they are. */
export const Glyph = ({ of }: { of: keyof typeof PATHS }) => (
  <span class="glyph">
    <Icon of={of} />
  </span>
);
