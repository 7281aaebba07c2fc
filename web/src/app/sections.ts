/** The sections besides Play, their texts, and what only they need to look right. */
import "../style/explain.css";
import "../style/chain.css";
import "../style/generate.css";
import "../style/batch.css";
import "../style/learn.css";
import "../style/set.css";
import "../style/tree.css";
import "../style/race.css";
import "../style/lab.css";
import { addTexts } from "../i18n";
import { sections } from "../i18n/sections";
import { windows } from "../i18n/windows";

export { BatchPage } from "../batch/BatchPage";
export { ExplainPage } from "../explain/ExplainPage";
export { GeneratePage } from "../generate/GeneratePage";
export { LabPage } from "../lab/LabPage";
export { LearnPage } from "../learn/LearnPage";
export { SetPage } from "../set/SetPage";

addTexts(sections);
addTexts(windows);
