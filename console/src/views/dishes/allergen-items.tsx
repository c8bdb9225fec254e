import { formatWord } from "../../format/format-word.ts";
import { Badge } from "../../shell/parts/blocks.tsx";
import type { Allergen } from "./dish.ts";

type AllergenItemsProps = {
  allergens: readonly Allergen[];
  /** The tones of certain and of possible allergens. */
  tones: Record<Allergen["certainty"], "good" | "bad" | "warn" | "plain">;
};

/** Allergens with the ingredient of each. */
export function AllergenItems({ allergens, tones }: AllergenItemsProps) {
  return (
    <ul class="allergens">
      {allergens.map(({ allergen, certainty, ingredient }) => (
        <li key={`${allergen} ${certainty}`}>
          <Badge tone={tones[certainty]}>
            {certainty === "contains" ? "" : "may contain "}
            {formatWord(allergen)}
          </Badge>
          {ingredient !== null && <span class="muted"> {ingredient}</span>}
        </li>
      ))}
    </ul>
  );
}
