import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Glyph } from "../parts/Icon";

/** A way to another part of the lab, for windows in which the parts stand below each other. */
export function Jump({ to, up, children }: { to: string; up?: boolean; children: ComponentChildren }) {
  const jump = (event: Event) => {
    event.preventDefault();
    // No further than needed: the board may stay in sight.
    document.querySelector(`.lab .${to}`)?.scrollIntoView({ block: "nearest" });
  };
  return (
    <a class="jump small" href={`#${to}`} onClick={jump}>
      {children} <Glyph of={up ? "up" : "down"} />
    </a>
  );
}

/** The way back to the board. */
export const ToBoard = () => (
  <Jump to="board-box" up>
    {t().switchGroups.board}
  </Jump>
);
