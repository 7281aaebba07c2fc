import type { Task } from "../engine/types";

/** A puzzle of a batch with its result's fields: the solution, the verdict, level, score and hardest technique, or canonical form and where it stands first. */
export interface Row {
  /** Its line in the text. */
  n: number;
  puzzle: string;
  fields: string[];
  /** In place of the fields of a puzzle without an answer: `several` or `none`. */
  error: string;
}

/** How many solutions a puzzle has, as the summary of a batch counts them. */
export const VERDICTS = ["unique", "several", "none"];

/** The results that belong to the puzzles and their places, one line each. Ratings and canonical forms repeat the puzzle. */
export function rowsOf(clues: string, output: string, task: Task, at: readonly number[]): Row[] {
  const lines = (text: string) => text.split("\n").filter(Boolean);
  const puzzles = lines(clues);
  // Where a canonical form stands first: its other puzzles are the same but for names and places.
  const first = new Map<string, number>();
  return lines(output).map((line, i) => {
    const all = line.split("\t");
    const fields = task === "rate" || task === "canon" ? all.slice(1) : all;
    const [form = ""] = fields;
    const [n, puzzle] = [at[i] ?? 0, puzzles[i] ?? ""];
    // What is wrong has many wordings.
    if (fields.length === 1 && !/^([\d.]+|unique)$/.test(form))
      return { n, puzzle, fields: [], error: form.startsWith("several") ? "several" : "none" };
    if (task === "canon") {
      if (!first.has(form)) first.set(form, n);
      fields.push(String(first.get(form)));
    }
    return { n, puzzle, fields, error: "" };
  });
}

/** The columns of a task's result. */
export const HEADERS: Record<Task, readonly string[]> = {
  solve: ["puzzle", "solution"],
  check: ["puzzle", "verdict"],
  rate: ["puzzle", "level", "score", "hardest"],
  canon: ["puzzle", "canonical", "first"],
};

/** The columns that a table of the results has beside those of the text, and what they and the one for errors say of each puzzle, between tabs. */
export function table(rows: readonly Row[], task: Task): [names: string, lines: string] {
  const names = HEADERS[task].slice(1);
  // How many solutions there are is what a check is asked for, and nothing wrong.
  const fieldsOf = ({ fields, error }: Row) => (task === "check" ? [fields[0] ?? error] : [...names.map((_, i) => fields[i] ?? ""), error]);
  return [names.join("\t"), rows.map((row) => `${fieldsOf(row).join("\t")}\n`).join("")];
}

/** How many puzzles stand in the list before already: digit by digit, or in the same canonical form where that was asked for. */
export const countRepeats = (rows: readonly Row[], task: Task): number =>
  rows.length - new Set(rows.map(({ puzzle, fields: [form, first] }) => (task === "canon" && first ? form : puzzle))).size;

/** How many puzzles there are of each level, or with each verdict, with those counted before. */
export function tally(rows: readonly Row[], before: Record<string, number> = {}): Record<string, number> {
  const counts = { ...before };
  for (const { fields, error } of rows) {
    const [kind = error] = fields;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** What a list is sorted by: a column and whether its greatest comes first. Without it, the order of the file. */
export interface Order {
  column: number;
  down: boolean;
}

/**
 * The lines of a list that hold a text, in an order: the puzzle and the fields, or what is wrong, as `nameOf` says it, after their number in
 * the file. Fields sort as they do in `ranks`, numbers by value, and all others by their letters behind these.
 */
export function listRows(
  rows: readonly Row[],
  nameOf: (field: string) => string,
  wanted: string,
  order: Order | undefined,
  ranks: readonly string[],
): { n: number; puzzle: string; fields: string[]; told: string[] }[] {
  const text = wanted.trim().toLowerCase();
  const lines = rows
    .map((row) => ({ ...row, told: (row.error ? [row.error] : row.fields).map(nameOf) }))
    .filter(({ puzzle, told }) => !text || [puzzle, ...told].some((each) => each.toLowerCase().includes(text)));
  if (order) {
    const { column, down } = order;
    const known = new Map(ranks.map((field, rank) => [field, rank]));
    const keyed = lines.map((line) => {
      const key = column === 0 ? line.puzzle : (line.fields[column - 1] ?? line.error);
      return { line, key, rank: known.get(key) ?? (/^\d{1,15}$/.test(key) ? Number(key) : Number.MAX_VALUE) };
    });
    keyed.sort((a, b) => (a.rank - b.rank || (a.key < b.key ? -1 : Number(a.key > b.key))) * (down ? -1 : 1));
    return keyed.map(({ line }) => line);
  }
  return lines;
}
