import { AllergenItems } from "./allergen-items.tsx";
import type { Allergen } from "./recipe.ts";

const TONES = { contains: "warn", may_contain: "plain" } as const;

/** The allergens of a dish with the ingredient of each; without any it says what that means. */
export function AllergenList({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0) {
    return <p class="muted">None of the 14 allergens of EU law was found in the ingredients.</p>;
  }
  return <AllergenItems allergens={allergens} tones={TONES} />;
}
