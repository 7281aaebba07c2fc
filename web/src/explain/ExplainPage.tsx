import { useEffect, useLayoutEffect } from "preact/hooks";
import { acceptPaste } from "../game/offer";
import { offered } from "../game/open";
import { isBlank, unread, variant } from "../game/state";
import { t } from "../i18n";
import { Available } from "./Available";
import { ExplainBoard } from "./ExplainBoard";
import { Legend } from "./Legend";
import { PathList } from "./PathList";
import { followPlace, followPosition, path, showing, step } from "./state";
import { Techniques } from "./Techniques";
import { VariantPath } from "./VariantPath";
import { VerdictCard } from "./Verdict";

/** The section that solves and explains the current puzzle. */
export function ExplainPage() {
  useLayoutEffect(() => acceptPaste(), []);
  // A message that is shown here does not open a window when Play is shown later.
  useEffect(() => {
    if (unread.value) offered.value = undefined;
  }, [unread.value, offered.value]);
  return (
    <>
      <h1 class="hidden">{t().views.explain}</h1>
      {unread.value && (
        <p class="notice bad" role="alert">
          {unread.value}
        </p>
      )}
      {variant.value ? <VariantPath puzzle={variant.value} /> : <ClassicPath />}
    </>
  );
}

/** The board, what is known of the puzzle, and its path. */
function ClassicPath() {
  useEffect(() => followPosition(), []);
  useEffect(() => followPlace(), []);
  return (
    <div class="table">
      <div class="shown">
        <div class="board-box">
          <ExplainBoard />
        </div>
        {path.value && <Legend of={showing.value === "path" ? step.value : undefined} />}
      </div>
      <div class="side">
        <VerdictCard />
        <PathList />
        {!isBlank.value && (
          <section class="card more">
            <Available />
            <Techniques />
          </section>
        )}
      </div>
    </div>
  );
}
