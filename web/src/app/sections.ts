/** The sections besides Play, and what only they need to look right. */
import "../style/lab.css";

export { BatchPage } from "../batch/BatchPage";
export { ExplainPage } from "../explain/ExplainPage";
export { GeneratePage } from "../generate/GeneratePage";
export { LabPage } from "../lab/LabPage";
export { LearnPage } from "../learn/LearnPage";
export { SetPage } from "../set/SetPage";
