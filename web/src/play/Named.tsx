import { computed } from "@preact/signals";
import { levelOf } from "../game/daily";
import { clueCount, grade } from "../game/grade";
import { dayOfGame, game } from "../game/state";
import { titleOf } from "../game/variant";
import { dayAndMonth, number, t } from "../i18n";

/** The level of what is being played: of a day, of a puzzle of the gallery, or as it was rated. */
const level = () => (dayOfGame.value ? levelOf(dayOfGame.value) : (game.value.variant?.level ?? grade.value?.level));

/** What is being played if it has a name: the puzzle of a day, or one of the gallery. */
const name = (year?: "numeric") => {
  const { variant } = game.value;
  if (dayOfGame.value) return `${t().finish.daily} · ${dayAndMonth(dayOfGame.value, year)}`;
  if (!variant?.level) return "";
  const { puzzle } = variant;
  const isUsual = puzzle.rows === 9 && puzzle.columns === 9;
  return `${titleOf(puzzle)}${isUsual ? "" : ` · ${t().variant.size(puzzle.rows, puzzle.columns)}`}`;
};

/** The name with its level, for those who hear it. */
export const spokenName = computed(() => name() && `${name()} · ${t().levels[level() ?? "easy"]}`);

/** In one line what is being played: its name and level, or else its level, clues and score. */
export function Named() {
  const [of, rated] = [level(), grade.value];
  const chip = of && <span class={`level ${of}`}>{t().levels[of]}</span>;
  if (name())
    return (
      <p class="grade soft small">
        {/* Paper has the whole date. */}
        <span title={name("numeric")}>{name()}</span> {chip}
      </p>
    );
  return rated ? (
    <p class="grade soft small">
      {chip} <span>{t().finish.about(clueCount.value, number(rated.score))}</span>
    </p>
  ) : null;
}
