import { formatWord } from "../../format/format-word.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import type { Allergen } from "./recipe.ts";

type AllergenItemsProps = {
  allergens: readonly Allergen[];
  /** Of what surely holds one, and of what only may. */
  tones: Record<Allergen["certainty"], "good" | "bad" | "warn" | "plain">;
};

/** Allergens with the ingredient that each comes from. */
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
