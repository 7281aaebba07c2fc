import { GamePicture } from "../board/GamePicture";
import { allDigits } from "../game/game";
import { forgetBookmark, returnTo } from "../game/rewind";
import { game } from "../game/state";
import { t } from "../i18n";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";

/** The bookmarks of this game: a press returns to one. */
export function Bookmarks({ onClose }: { onClose: () => void }) {
  const words = t().play;
  return (
    <Dialog title={words.bookmark} onClose={onClose}>
      <div class="earlier bookmarks choices">
        {game.value.bookmarks?.map((bookmark, i) => {
          const then = { ...game.value, ...bookmark };
          const digits = allDigits(then);
          return (
            <div key={i}>
              <button
                type="button"
                onClick={() => {
                  returnTo(bookmark);
                  onClose();
                }}
              >
                <GamePicture game={then} />
                <span>{t().bookmarks.of(i + 1, digits.filter(Boolean).length, digits.length)}</span>
              </button>
              <button type="button" class="quiet" onClick={() => forgetBookmark(bookmark)} aria-label={t().bookmarks.forget(i + 1)}>
                <Icon of="close" />
              </button>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
