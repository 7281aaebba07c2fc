import { formatRoute, type View } from "../base/route";
import { t } from "../i18n";

const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const TILES = [
  ["explain", { p: ESCARGOT }, "M8 44C16 12 28 12 34 30S52 48 60 24S80 12 88 40", "M34 30h.1M60 24h.1M8 44h.1M88 40h.1"],
  ["lab", {}, "M48 10L26 30L14 50M26 30L38 50M48 10L70 30L58 50M70 30L82 50", "M48 10h.1M26 30h.1M70 30h.1M82 50h.1"],
  ["learn", {}, "M22 8h52v44H22zM39.3 8v44M56.7 8v44M22 22.7h52M22 37.3h52", "M31 30h.1M65 15h.1"],
] as const satisfies readonly (readonly [View, Record<string, string>, string, string])[];

/** What else the page can do: in place of the pad, while there is no puzzle. */
export function Tiles() {
  return (
    <div class="tiles">
      {TILES.map(([view, values, line, dots]) => (
        <a key={view} class="card" href={formatRoute(view, values)}>
          <svg viewBox="0 0 96 60" aria-hidden="true">
            <path d={line} pathLength="1" />
            <path d={dots} class="dots" />
          </svg>
          <span>
            <strong>{t().views[view]}</strong>
            <small class="soft">{t().finish.tiles[view]}</small>
          </span>
        </a>
      ))}
    </div>
  );
}
