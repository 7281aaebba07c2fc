import { useEffect } from "preact/hooks";
import { cellName } from "../base/geometry";
import { numberOf, type Shape } from "../base/shape";
import { Board } from "../board/Board";
import { marginsOf } from "../board/clues";
import { BelowLines, Fills, OnLines } from "../board/DrawnShapes";
import { drawnOf, StepAbove, StepBelow, tells } from "../board/VariantStep";
import type { Variant, VariantStep } from "../engine/variant";
import { cellPlace, cellTold } from "../game/cell-text";
import { shapeOf } from "../game/variant";
import { number, t } from "../i18n";
import { ReasonsText } from "../parts/Proof";
import { RulesPanel } from "../parts/RulesPanel";
import { StepText } from "../parts/StepText";
import { StepList } from "./StepList";
import { at, goTo, showing } from "./state";
import { VariantVerdict } from "./VariantVerdict";
import { followVariant, found, possible } from "./variant";

/** The first of some names, and a sign if there are more. */
const few = (names: readonly string[], most: number, between: string): string =>
  names.slice(0, most).join(between) + (names.length > most ? " …" : "");

/** The name of a step: its technique, unless that is the rule itself, and its reasons, each with no more than its first cell. */
function nameOf({ technique, name, reasons }: Pick<VariantStep, "technique" | "name" | "reasons">): string {
  const own = technique === "one-rule" ? [] : name;
  const short = reasons.map((reason) => reason.replace(/(r\d+c\d+)( r\d+c\d+)+( …)?/g, "$1"));
  return [own, few(short, 2, ", ")]
    .flat()
    .filter(Boolean)
    .join(": ")
    .replace(/^(?!r\d)./, (first) => first.toUpperCase());
}

/** A step in the list: its name, and what it writes or strikes, by cells that lose the same. */
function entryOf({ placements, eliminations, ...step }: VariantStep, shape: Shape): { name: string; effect: string } {
  const name = (cell: number) => cellName(cell, shape.columns);
  const between = numberOf(shape, shape.values) > 9 ? " " : "";
  const digitsOf = new Map<number, string>();
  for (const { cell, digit } of eliminations) digitsOf.set(cell, `${digitsOf.get(cell) ?? ""}${between}${numberOf(shape, digit)}`);
  const alike = new Map<string, string[]>();
  for (const [cell, digits] of digitsOf) alike.set(digits, [...(alike.get(digits) ?? []), name(cell)]);
  const effects = [
    ...placements.map(({ cell, digit }) => `${name(cell)} = ${numberOf(shape, digit)}`),
    ...[...alike].map(([digits, cells]) => `${few(cells, 4, " ")} ≠ ${digits.trim()}`),
  ];
  return { name: nameOf(step), effect: few(effects, 2, ", ") };
}

/** The path through a variant: the board with the current step, its reason and proof, and all steps that are found so far. */
export function VariantPath({ puzzle }: { puzzle: Variant }) {
  const words = t().explain;
  useEffect(followVariant, []);
  const { steps = [], values = [], verdict, end } = found.value?.of === puzzle ? found.value : {};
  const now = Math.min(at.value, steps.length);
  const step = showing.value === "path" ? steps[now] : undefined;
  const drawn = step && drawnOf(step);
  const shape = shapeOf(puzzle);
  const givens = values[0] ?? Array<number>(shape.rows * shape.columns).fill(0);
  const [shown, other] = verdict?.kind === "several" ? verdict.solutions : [verdict?.kind === "unique" ? verdict.solution : undefined];
  const digits = { path: values[now], solution: shown, other, occurring: undefined }[showing.value] ?? givens;
  const isCompared = other && (showing.value === "solution" || showing.value === "other");
  const masks = showing.value === "occurring" && possible.value?.of === puzzle ? possible.value.masks : drawn?.candidates;
  const cells = digits.map((digit, cell) => {
    const given = (givens[cell] ?? 0) > 0;
    // A cell that the step writes in is drawn without candidates.
    const candidates = digit || drawn?.placements.some((each) => each.cell === cell) ? 0 : (masks?.[cell] ?? 0);
    const seen = drawn && !tells(drawn, cell, shape) ? 0 : candidates;
    const { values: count, least, lowered } = shape;
    const label = `${cellPlace(cell, shape)}, ${cellTold(shape, digit, given, candidates)}`;
    return { digit, kind: given ? ("given" as const) : ("written" as const), candidates: seen, values: count, least, lowered, label };
  });
  const whole = { puzzle, shape };
  return (
    <div class="table">
      <div class="shown">
        <div class="board-box">
          <Board
            label={t().play.board}
            name="explain"
            coordinates
            cells={cells}
            shades={cells.map((_, cell) => (isCompared && shown?.[cell] !== other[cell] ? "differs" : undefined))}
            shape={shape}
            margins={marginsOf(puzzle, shape)}
            fills={<Fills {...whole} />}
            below={
              <>
                {step && <StepBelow step={step} depth={3} puzzle={puzzle} />}
                <BelowLines {...whole} />
              </>
            }
            onLines={<OnLines {...whole} />}
            above={step && <StepAbove step={step} shape={shape} />}
          />
        </div>
      </div>
      <div class="side">
        <RulesPanel puzzle={puzzle} />
        <VariantVerdict puzzle={puzzle} />
        <section class="card path" aria-label={words.path} hidden={verdict?.kind === "none"}>
          {steps.length > 0 && <StepList at={now} goTo={goTo} steps={steps.map((each) => entryOf(each, shape))} />}
          <div class="reason" role="status" hidden={showing.value !== "path"}>
            {step ? (
              <>
                <h2>
                  {step.name} <span class={`level ${step.level}`}>{t().levels[step.level]}</span>
                </h2>
                <StepText step={step} />
                <ReasonsText step={step} columns={shape.columns} />
              </>
            ) : (
              <p>{end ?? t().app.working}</p>
            )}
          </div>
          {step && end !== words.solved && <p class="soft small">{end ?? words.found(number(steps.length))}</p>}
        </section>
      </div>
    </div>
  );
}
