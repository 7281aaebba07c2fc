import type { EventKind } from "../engine/types";

/** The languages of the programs, with the endings of their files. */
export const PROGRAMS = { py: "Python", rs: "Rust", cpp: "C++", java: "Java" } as const;
export type ProgramLanguage = keyof typeof PROGRAMS;

export interface CodeLine {
  text: string;
  event?: EventKind;
}

const MARK = /\s*(?:#|\/\/): (\w+)$/;

/** The lines of a program, and the event that happens in each. */
function linesOf(source: string): CodeLine[] {
  return source
    .trimEnd()
    .split("\n")
    .map((line) => {
      const event = MARK.exec(line)?.[1] as EventKind | undefined;
      return { text: line.replace(MARK, ""), ...(event ? { event } : {}) };
    });
}

/** A rung's program in a language. All programs are one file, since they are alike. */
export async function program(rung: string, language: ProgramLanguage): Promise<CodeLine[]> {
  const { SOURCES } = await import("./sources");
  return linesOf(SOURCES[`./programs/${rung}.${language}`] ?? "");
}
