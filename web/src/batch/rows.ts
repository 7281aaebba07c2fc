import type { Task } from "../engine/types";

/** A puzzle of a batch with its result's fields: the solution, the verdict, level, score and hardest technique, or canonical form and where it stands first. */
export interface Row {
  /** Its line in the text. */
  n: number;
  puzzle: string;
  fields: string[];
}

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
    const n = at[i] ?? 0;
    if (task === "canon" && /^[\d.]+$/.test(form)) {
      if (!first.has(form)) first.set(form, n);
      fields.push(String(first.get(form)));
    }
    return { n, puzzle: puzzles[i] ?? "", fields };
  });
}

/** The columns of a task's result. */
export const HEADERS: Record<Task, readonly string[]> = {
  solve: ["puzzle", "solution"],
  check: ["puzzle", "verdict"],
  rate: ["puzzle", "level", "score", "hardest"],
  canon: ["puzzle", "canonical", "first"],
};

/** The rows as CSV with a header; fields with a separator or a quote are quoted. */
export function csv(rows: readonly Row[], task: Task): string {
  const quoted = (field: string) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  const lines = rows.map(({ puzzle, fields }) => [puzzle, ...fields].map(quoted).join(","));
  return [HEADERS[task].join(","), ...lines, ""].join("\n");
}

/** How many puzzles stand in the list before already: digit by digit, or in the same canonical form where that was asked for. */
export const repeated = (rows: readonly Row[], task: Task): number =>
  rows.length - new Set(rows.map(({ puzzle, fields: [form, first] }) => (task === "canon" && first ? form : puzzle))).size;

/** How many puzzles there are of each level, in the order given. */
export function histogram(rows: readonly Row[], levels: readonly string[]): { level: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const {
    fields: [level = ""],
  } of rows)
    counts.set(level, (counts.get(level) ?? 0) + 1);
  return levels.map((level) => ({ level, count: counts.get(level) ?? 0 }));
}

/** What a list is sorted by: a column and whether its greatest comes first. Without it, the order of the file. */
export interface Order {
  column: number;
  down: boolean;
}

/**
 * The lines of a list that hold a text, in an order: the puzzle and the fields as they are `named`, after their number in the file. Levels
 * sort from easy to hard, numbers by value.
 */
export function listed(
  rows: readonly Row[],
  named: (field: string) => string,
  wanted: string,
  order: Order | undefined,
  levels: readonly string[],
): { n: number; puzzle: string; told: string[] }[] {
  const text = wanted.trim().toLowerCase();
  const lines = rows
    .map((row) => ({ ...row, told: row.fields.map(named) }))
    .filter(({ puzzle, told }) => !text || [puzzle, ...told].some((each) => each.toLowerCase().includes(text)));
  if (order) {
    const { column, down } = order;
    const key = ({ puzzle, fields }: { puzzle: string; fields: string[] }) => (column === 0 ? puzzle : (fields[column - 1] ?? ""));
    const rank = (field: string) => (levels.includes(field) ? levels.indexOf(field) : field.length < 16 ? Number(field) : Number.NaN);
    const compare = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
    lines.sort((a, b) => compare(key(a), key(b)) * (down ? -1 : 1));
  }
  return lines;
}
