import { formatWord } from "../../format/format-word.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import type { Allergen } from "./recipe.ts";

/** The allergens of a dish with the ingredient of each; without any it says what that means. */
export function AllergenList({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0) {
    return <p class="muted">None of the 14 allergens of EU law was found in the ingredients.</p>;
  }
  return (
    <ul class="allergens">
      {allergens.map(({ allergen, certainty, ingredient }) => (
        <li key={`${allergen} ${certainty}`}>
          <Badge tone={certainty === "contains" ? "warn" : "plain"}>
            {certainty === "contains" ? "" : "may contain "}
            {formatWord(allergen)}
          </Badge>
          {ingredient !== null && <span class="muted"> {ingredient}</span>}
        </li>
      ))}
    </ul>
  );
}
