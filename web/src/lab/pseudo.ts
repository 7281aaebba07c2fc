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

/** The lines in Korean; missing lines are the same in both languages. */
export const KOREAN: Record<string, string> = {
  "    write d into the cell": "    칸에 d를 쓴다",
  "  no blank left: solved": "  빈칸이 없으면: 풀었다",
  "  nothing left: go back": "  남은 것이 없으면: 되돌아간다",
  "    may d stand here?": "    d를 놓아도 되는가?",
  "    no: the next d": "    아니면: 다음 d",
  "    search the rest; solved: done": "    나머지를 찾는다; 풀렸으면 끝",
  "    blank the cell": "    칸을 비운다",
  "  for each blank cell in order:": "  빈칸마다 차례로:",
  "    does the smallest d fit? the next?": "    가장 작은 d가 맞는가? 그다음은?",
  "    none fits: stuck for good": "    맞는 것이 없으면: 막혔다",
  "  past the last cell: solved": "  마지막 칸을 지났으면: 풀었다",
  "  filled already: search the next cell": "  이미 찬 칸이면: 다음 칸을 찾는다",
  "  for each digit d from 1 up:": "  1부터 숫자 d마다:",
  "    does it stand twice?": "    두 번 있는가?",
  "    yes: the next d": "    그러면: 다음 d",
  "    no: search the next cell": "    아니면: 다음 칸을 찾는다",
  "  blank the cell": "  칸을 비운다",
  "  look for the first blank from the top": "  위에서부터 첫 빈칸을 찾는다",
  "  for each digit d from 1 up, in that blank:": "  그 빈칸에 1부터 숫자 d마다:",
  "  for each digit d from 1 up, in blank i:": "  빈칸 i에 1부터 숫자 d마다:",
  "search(i):  (the blanks are listed once)": "search(i):  (빈칸 목록은 한 번만)",
  "    d in row | column | block?": "    d가 행 | 열 | 블록에 있는가?",
  "    write d, set its three bits": "    d를 쓰고 비트 셋을 켠다",
  "    search(i + 1); solved: done": "    search(i + 1); 풀렸으면 끝",
  "    blank the cell, clear the bits": "    칸을 비우고 비트를 끈다",
  "  the blank with the fewest candidates": "  후보가 가장 적은 빈칸을 고른다",
  "  while some digit is forced: write it": "  정해진 숫자가 있는 동안: 쓴다",
  "  for each of its candidates:": "  그 칸의 후보마다:",
  "    not possible: the next": "    안 되면: 다음 후보",
  "    take back what was written": "    쓴 것을 되돌린다",
  "  no column left: solved": "  열이 남지 않으면: 풀었다",
  "  the column with the fewest rows": "  행이 가장 적은 열을 고른다",
  "  for each row in it:": "  그 열의 행마다:",
  "    cover its columns: write the digit": "    행의 열들을 덮는다: 숫자를 쓴다",
  "    uncover them": "    열들을 다시 연다",
};

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
  "list-of-blanks": [{ text: "search(i):  (the blanks are listed once)", at: ["call"] }, solved, ...digits("blank i")],
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
  mrv: [{ text: "search():", at: ["call"] }, { text: "  the blank with the fewest candidates" }, solved, ...digits("that blank")],
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
