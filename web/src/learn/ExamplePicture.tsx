import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { digitsOf } from "../base/geometry";
import { settings } from "../base/settings";
import { firstBranch } from "../board/net";
import { Chains, PatternBelow } from "../board/Pattern";
import { RuleShapes } from "../board/RuleShapes";
import { Thumb } from "../board/Thumb";
import { variants } from "../engine/client";
import type { StepWithMarks } from "../engine/types";
import type { Variant } from "../engine/variant";
import { givensOf, shapeOf } from "../game/variant";
import { exampleOf } from "./example";

/** A small picture of a board, of something that is fetched when it comes into sight. */
function Picture<T>({ of, get, draw }: { of: string; get: () => Promise<T>; draw: (got: T | undefined) => ComponentChildren }) {
  const [got, set] = useState<T>();
  const box = useRef<HTMLSpanElement>(null);
  const { language } = settings.value;
  useEffect(() => {
    let mounted = true;
    const watch = new IntersectionObserver((all) => {
      if (!all.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void get().then(
        (found) => mounted && set(() => found),
        () => undefined,
      );
    });
    if (box.current) watch.observe(box.current);
    return () => {
      mounted = false;
      watch.disconnect();
    };
  }, [of, language]);
  return (
    <span class="picture" ref={box}>
      {draw(got)}
    </span>
  );
}

/** The digits on the board of a step, with those that its pattern has alone in their cells. */
function withPattern({ before, pattern, placements }: StepWithMarks): number[] {
  const digits = digitsOf(before.digits);
  for (const { cells = [], digits: [only, ...more] = [] } of pattern)
    for (const cell of cells) if (only && more.length === 0) digits[cell] ||= only;
  for (const { cell, digit } of placements) digits[cell] = digit;
  return digits;
}

/** A technique's example. */
export function ExamplePicture({ code }: { code: string }) {
  return (
    <Picture
      of={code}
      get={() => exampleOf(code)}
      draw={(step) => (
        <Thumb digits={step ? withPattern(step) : Array(81).fill(0)} givens={step ? digitsOf(step.before.digits) : []}>
          {step && (
            <g transform="scale(0.1)">
              <PatternBelow step={step} marks={step.before} />
              <Chains step={step} marks={step.before} branch={firstBranch(step.chains)} heads />
            </g>
          )}
        </Thumb>
      )}
    />
  );
}

/** The rules of a lesson's board, on 6×6 or 9×9. */
export function RulesPicture({ board }: { board: string }) {
  const read = async (): Promise<Variant | undefined> => {
    const [puzzle] = (await variants.read(board.split(" ")[0] ?? "", settings.peek().language)).puzzles;
    return puzzle && "variant" in puzzle ? puzzle.variant : undefined;
  };
  return (
    <Picture
      of={board}
      get={read}
      draw={(puzzle) => (
        <Thumb digits={puzzle ? givensOf(puzzle) : Array(36).fill(0)}>
          {puzzle && (
            <g transform="scale(0.1)">
              <RuleShapes rules={puzzle.rules} shape={shapeOf(puzzle)} />
              <RuleShapes rules={puzzle.rules} shape={shapeOf(puzzle)} onLines />
            </g>
          )}
        </Thumb>
      )}
    />
  );
}
