/** The sections besides Play. */
export { BatchPage } from "../batch/BatchPage";
export { ExplainPage } from "../explain/ExplainPage";
export { GeneratePage } from "../generate/GeneratePage";
export { LabPage } from "../lab/LabPage";
export { LearnPage } from "../learn/LearnPage";
export { SetPage } from "../set/SetPage";
