import type { Variant } from "../engine/variant";
import { allDigits, type Game } from "../game/game";
import { Thumb } from "./Thumb";
import { VariantThumb } from "./VariantThumb";

/** A variant as the gallery draws it. */
export const VariantPicture = (props: { puzzle: Variant; digits: readonly number[] }) => (
  <span class="gallery">
    <VariantThumb {...props} />
  </span>
);

/** A game as far as it got, with the rules of a variant. A text beside it describes it. */
export function GamePicture({ game }: { game: Game }) {
  const digits = allDigits(game);
  if (game.variant) return <VariantPicture puzzle={game.variant.puzzle} digits={digits} />;
  return <Thumb digits={digits} givens={game.givens} />;
}
