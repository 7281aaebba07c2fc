import type { Task } from "../engine/types";

/** A puzzle of a batch with its result's fields: the solution, the verdict, or level, score and hardest technique. */
export interface Row { puzzle: string; fields: string[] }

/** The results that belong to the puzzles, one line each. A rating repeats the puzzle. */
export function rowsOf(clues: string, output: string, task: Task): Row[] {
  const lines = (text: string) => text.split("\n").filter(Boolean);
  const puzzles = lines(clues);
  return lines(output).map((line, i) => {
    const fields = line.split("\t");
    return { puzzle: puzzles[i] ?? "", fields: task === "rate" ? fields.slice(1) : fields };
  });
}

const HEADERS: Record<Task, string[]> = {
  solve: ["puzzle", "solution"], check: ["puzzle", "verdict"], rate: ["puzzle", "level", "score", "hardest"],
};

/** The rows as CSV with a header; fields with a separator or a quote are quoted. */
export function csv(rows: readonly Row[], task: Task): string {
  const quoted = (field: string) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
  const lines = rows.map(({ puzzle, fields }) => [puzzle, ...fields].map(quoted).join(","));
  return [HEADERS[task].join(","), ...lines, ""].join("\n");
}

/** How many puzzles stand in the list before already, digit by digit. */
export const repeated = (rows: readonly Row[]): number => rows.length - new Set(rows.map(({ puzzle }) => puzzle)).size;

/** How many puzzles there are of each level, in the order given. */
export function histogram(rows: readonly Row[], levels: readonly string[]): { level: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { fields: [level = ""] } of rows) counts.set(level, (counts.get(level) ?? 0) + 1);
  return levels.map((level) => ({ level, count: counts.get(level) ?? 0 }));
}
