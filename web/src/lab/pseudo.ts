import type { EventKind } from "../engine/types";

/** A line of a rung's program in outline, and the events that happen in it. */
export interface Line {
  text: string;
  at?: EventKind[];
}

const place: Line = { text: "    write d into the cell", at: ["place"] };
const solved: Line = { text: "  no blank left: solved", at: ["solution"] };
const back: Line = { text: "  nothing left: go back", at: ["back"] };
const digits = (where: string): Line[] => [
  { text: `  for each digit d from 1 up, in ${where}:` },
  { text: "    may d stand here?", at: ["try"] },
  { text: "    no: the next d", at: ["reject"] },
  place,
  { text: "    search the rest; solved: done" },
  { text: "    blank the cell", at: ["undo"] },
  back,
];

/** What each rung does, in a few lines; `src/learn/rungs` of the library has the program itself. */
export const PSEUDO: Record<string, Line[]> = {
  greedy: [
    { text: "fill:", at: ["call"] },
    { text: "  for each blank cell in order:" },
    { text: "    does the smallest d fit? the next?", at: ["try"] },
    { text: "    no: the next d", at: ["reject"] },
    place,
    { text: "    none fits: stuck for good", at: ["back"] },
    { text: "  no blank left: solved", at: ["solution"] },
  ],
  "place-then-check": [
    { text: "search(row, column):", at: ["call"] },
    { text: "  past the last cell: solved", at: ["solution"] },
    { text: "  filled already: search the next cell" },
    { text: "  for each digit d from 1 up:" },
    place,
    { text: "    does it stand twice?", at: ["try"] },
    { text: "    yes: the next d", at: ["reject"] },
    { text: "    no: search the next cell" },
    { text: "  blank the cell", at: ["undo"] },
    back,
  ],
  "scan-for-blank": [
    { text: "search():", at: ["call"] },
    { text: "  look for the first blank from the top" },
    solved,
    ...digits("that blank"),
  ],
  "list-of-blanks": [
    { text: "search(i):  (the blanks are listed once)", at: ["call"] },
    solved,
    ...digits("blank i"),
  ],
  bitmask: [
    { text: "search(i):", at: ["call"] },
    solved,
    { text: "  for each digit d from 1 up, in blank i:" },
    { text: "    d in row | column | block?", at: ["try"] },
    { text: "    yes: the next d", at: ["reject"] },
    { text: "    write d, set its three bits", at: ["place"] },
    { text: "    search(i + 1); solved: done" },
    { text: "    blank the cell, clear the bits", at: ["undo"] },
    back,
  ],
  mrv: [
    { text: "search():", at: ["call"] },
    { text: "  the blank with the fewest candidates" },
    solved,
    ...digits("that blank"),
  ],
  propagation: [
    { text: "search():", at: ["call"] },
    { text: "  while some digit is forced: write it", at: ["place"] },
    { text: "  no blank left: solved", at: ["solution"] },
    { text: "  the blank with the fewest candidates" },
    { text: "  for each of its candidates:", at: ["try"] },
    { text: "    not possible: the next", at: ["reject"] },
    { text: "    search the rest; solved: done" },
    { text: "    take back what was written", at: ["undo"] },
    back,
  ],
  "exact-cover": [
    { text: "search():", at: ["call"] },
    { text: "  no column left: solved", at: ["solution"] },
    { text: "  the column with the fewest rows" },
    { text: "  for each row in it:", at: ["try", "reject"] },
    { text: "    cover its columns: write the digit", at: ["place"] },
    { text: "    search the rest; solved: done" },
    { text: "    uncover them", at: ["undo"] },
    back,
  ],
};
