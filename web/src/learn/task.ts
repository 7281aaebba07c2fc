import { digitsOf } from "../base/geometry";
import { CLASSIC, type Shape } from "../base/shape";
import type { Candidate, StepWithMarks } from "../engine/types";
import type { Variant, VariantPractice, VariantStep } from "../engine/variant";
import { shapeOf } from "../game/variant";

/** A position in which a step is to be found, and what draws the step. */
export interface Task {
  /** The technique that is practised by this; none for steps of variants. */
  technique?: string;
  placements: readonly Candidate[];
  eliminations: readonly Candidate[];
  reason: string;
  /** The values of the cells, 0 for none, and the candidates of the others. */
  digits: readonly number[];
  candidates: readonly number[];
  shape: Shape;
  classic?: StepWithMarks;
  own?: { puzzle: Variant; step: VariantStep };
}

export function taskOf(step: StepWithMarks): Task {
  const { technique, placements, eliminations, reason, before } = step;
  const { candidates } = before;
  return { technique, placements, eliminations, reason, digits: digitsOf(before.digits), candidates, shape: CLASSIC, classic: step };
}

export function taskOfVariant(puzzle: Variant, { values }: VariantPractice, step: VariantStep): Task {
  const { placements, eliminations, candidates, texts } = step;
  return { placements, eliminations, reason: texts[2], digits: values, candidates, shape: shapeOf(puzzle), own: { puzzle, step } };
}

/** The candidates that the step is about: those to write, or those to remove. */
export const targets = (task: Task): readonly Candidate[] => (task.placements.length > 0 ? task.placements : task.eliminations);
