import { own } from "../base/own";
import type { Rule, Variant } from "../engine/variant";
import { ruleNumber } from "../game/rule-number";
import { namesOf } from "../game/rule-text";
import { cellsOf, shapeOf } from "../game/variant";
import { type Drawn, fits, onBoard, settleMarks, TOOLS, toolOf } from "./kinds";

/** A puzzle's rules on a board of another size, as far as they fit there: those at its edges and of the whole board are made anew. */
export function fitting({ rules, ...puzzle }: Variant, board: Variant): Rule[] {
  const [before, shape] = [shapeOf({ rules, ...puzzle }), shapeOf(board)];
  const fitted = rules.flatMap((rule, place): Rule[] => {
    const [names, kind] = [namesOf(rule), rule.rule];
    const cells = cellsOf(shape, names);
    const isThere = cells.length === names.length;
    if (![rule.value ?? shape.least, ...(rule.values ?? [])].every((value) => onBoard(value, shape))) return [];
    if (kind === "given") return isThere ? [rule] : [];
    if (!own(TOOLS, kind)) return [];
    const tool = toolOf(kind as Drawn);
    const number = ruleNumber(rule) === "" ? null : Number(ruleNumber(rule));
    const remake = (drawn: readonly number[]) => tool.make(drawn, shape, number).map((body) => ({ ...rule, ...body }));
    switch (tool.how) {
      case "edge":
      case "slant": {
        const line = cellsOf(shape, names.slice(0, 2));
        return line.length === 2 ? remake(line) : [];
      }
      case "cell": {
        // What looks along a column was not drawn here.
        const [usual] = tool.make(cellsOf(before, names), before, null);
        return isThere && `${usual?.line}` === `${rule.line}` ? remake(cells) : [];
      }
      case "whole": {
        if (kind === "all marks given") return [rule];
        const alike = rules.filter((other) => other.rule === kind);
        const isWhole = rules.indexOf(alike[0] ?? rule) === place && alike.length === tool.make([], before, null).length;
        return isWhole && fits(kind as Drawn, shape) ? remake([]) : [];
      }
    }
    return !isThere ? [] : rule.parts ? remake(cells) : [rule];
  });
  return settleMarks(fitted, rules);
}
