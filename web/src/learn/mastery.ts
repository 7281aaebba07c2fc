import { storedObject } from "../base/storage";

/** What a learner did with a technique: boards on which it was found, days on which that was, and the last of these days. */
export interface Practised {
  boards: number;
  days: number;
  last: number;
}

/** Entries such as `x-wing:3:2:20782`, between spaces. */
const kept = storedObject("practised", { all: "" });

/** How many days after the last practice it is time for the next, by the number of days with practice so far. */
const PAUSES = [1, 3, 7, 16, 35];

/** The number of a day by the clock of the learner. */
export const dayNumber = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** The entries of a stored text by technique; what cannot be read is left out. */
export function read(all: string): Map<string, Practised> {
  return new Map(
    all.split(" ").flatMap((entry) => {
      const [, code, ...numbers] = /^([a-z0-9-]+):(\d{1,6}):(\d{1,6}):(\d{1,6})$/.exec(entry) ?? [];
      const [boards = 0, days = 0, last = 0] = numbers.map(Number);
      return code ? [[code, { boards, days, last }]] : [];
    }),
  );
}

/** The practice after one more board on a day. */
export function after(before: Practised | undefined, today: number): Practised {
  const { boards = 0, days = 0, last = -1 } = before ?? {};
  return { boards: boards + 1, days: days + (last === today ? 0 : 1), last: today };
}

/** Whether it is time to practise again. */
export const isDue = ({ days, last }: Practised, today: number): boolean =>
  today - last >= (PAUSES[Math.min(days, PAUSES.length) - 1] ?? 1);

/** All that was practised, by technique. */
export const practiceByCode = (): Map<string, Practised> => read(kept.value.all);

/** Remembers that a technique was found on a board. */
export function remember(code: string): void {
  const all = read(kept.peek().all);
  all.set(code, after(all.get(code), dayNumber(new Date())));
  kept.value = { all: [...all].map(([name, { boards, days, last }]) => [name, boards, days, last].join(":")).join(" ") };
}
