/** What is drawn and told of a variant on Play: one file, fetched when the first variant is opened. */
export { marginsOf } from "../board/clues";
export { BelowLines, Fills, OnLines } from "../board/DrawnShapes";
export { StepPictures } from "../board/StepPictures";
export { drawnOf, StepAbove, StepBelow, tells } from "../board/VariantStep";
export { RulesPanel } from "../parts/RulesPanel";
export { StepText } from "../parts/StepText";
