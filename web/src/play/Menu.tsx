import { focusBoard } from "../base/keys";
import { go } from "../base/route";
import { fillCandidates } from "../game/help";
import { rewind, setBookmark } from "../game/rewind";
import { fillPossible } from "../game/rules";
import { brought } from "../game/setter";
import { about, beginSetting, game, restartGame, setting, several, variant } from "../game/state";
import { unknownOf } from "../game/variant";
import { t } from "../i18n";
import { Icon } from "../parts/Icon";

/** The windows that the menu opens. */
export type Shown = "share" | "open" | "keys" | "new" | "statistics" | "bookmarks" | undefined;

function openInSet(): void {
  brought.value = about.peek();
  go("set");
}

/** What a game needs less often: beside the board on a wide screen, else a sheet that a button opens. */
export function Menu({ show }: { show: (dialog: Shown) => void }) {
  const words = t().play;
  const blank = !game.value.clues && game.value.givens.every((digit) => !digit);
  const then = (does: () => void) => () => {
    document.getElementById("menu")?.hidePopover();
    does();
    focusBoard();
  };
  return (
    <div id="menu" class="menu" popover="auto">
      <div>
        <button type="button" class="new" onClick={() => show("new")}>
          <Icon of="generate" />
          {words.newPuzzle}
        </button>
        <button type="button" onClick={() => show("open")}>
          {words.paste}
        </button>
        {about.value ? (
          <button type="button" onClick={openInSet}>
            {t().variant.set}
          </button>
        ) : (
          <button type="button" onClick={then(beginSetting)} disabled={setting.value}>
            {blank ? words.setting : words.edit}
          </button>
        )}
      </div>
      <div>
        <button type="button" onClick={then(fillCandidates)} disabled={setting.value}>
          {words.candidates}
        </button>
        <button type="button" aria-pressed={several.value} onClick={then(() => (several.value = !several.value))}>
          {words.multi}
        </button>
        {variant.value && (
          <button type="button" onClick={then(() => void fillPossible())} aria-disabled={unknownOf(variant.value) !== "" || undefined}>
            {t().variant.fillPossible}
          </button>
        )}
        <button type="button" onClick={then(() => void rewind())} disabled={setting.value || game.value.history.done === 0}>
          {words.rewind}
        </button>
        <button type="button" onClick={then(restartGame)}>
          {words.restart}
        </button>
        <button type="button" onClick={then(setBookmark)}>
          {words.bookmark}
        </button>
        <button type="button" onClick={() => show("bookmarks")} disabled={!game.value.bookmarks?.length}>
          {words.toBookmark}
        </button>
      </div>
      <div>
        <button type="button" onClick={() => show("share")}>
          {words.share}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={() => show("statistics")}>
          {t().finish.statistics}
        </button>
      </div>
    </div>
  );
}
