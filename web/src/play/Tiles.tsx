import { formatRoute } from "../base/route";
import { t } from "../i18n";
import { Icon } from "../parts/Icon";
import { useLater } from "../parts/later";
import { loadWindows } from "./Gallery";

const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** What else the page can do: in place of the pad, while there is no puzzle. */
export function Tiles() {
  const later = useLater(loadWindows, true);
  return (
    <div class="tiles">
      {(["explain", "lab", "learn"] as const).map((view) => (
        <a key={view} class="card" href={formatRoute(view, view === "explain" ? { p: ESCARGOT } : {})}>
          {later ? <later.TilePicture of={view} /> : <Icon of={view} />}
          <span>
            <strong>{t().views[view]}</strong>
            <small class="soft">{t().finish.tiles[view]}</small>
          </span>
        </a>
      ))}
    </div>
  );
}
