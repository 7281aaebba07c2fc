import { useEffect, useLayoutEffect } from "preact/hooks";
import { isElsewhere } from "../base/keys";
import { acceptPaste } from "../game/offer";
import { isBlank, unread, variant } from "../game/state";
import { t } from "../i18n";
import { Available } from "./Available";
import { ExplainBoard } from "./ExplainBoard";
import { Legend } from "./Legend";
import { PathList } from "./PathList";
import { at, followPlace, followPosition, goTo, path, showing, step } from "./state";
import { Techniques } from "./Techniques";
import { VariantPath } from "./VariantPath";
import { VerdictCard } from "./Verdict";

/** The section that solves and explains the current puzzle. */
export function ExplainPage() {
  useLayoutEffect(() => acceptPaste(), []);
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
  useLayoutEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
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

/** The left and right keys move through the steps. */
function onKey(event: KeyboardEvent): void {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
  if (!way || event.ctrlKey || event.altKey || isElsewhere(event)) return;
  event.preventDefault();
  goTo(at.value + way);
}
