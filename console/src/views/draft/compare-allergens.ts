import type { Allergen } from "../dishes/recipe.ts";

/** Allergens that left, came and stayed; "contains" that became "may contain" counts as both. */
export type AllergenComparison = {
  gone: readonly Allergen[];
  gained: readonly Allergen[];
  kept: readonly Allergen[];
};

/** Compares by allergen and certainty; what stayed is told with its ingredient of now. */
export function compareAllergens(
  before: readonly Allergen[],
  after: readonly Allergen[],
): AllergenComparison {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    gone: before.filter((row) => !is.has(keyOf(row))),
    gained: after.filter((row) => !was.has(keyOf(row))),
    kept: after.filter((row) => was.has(keyOf(row))),
  };
}

function keyOf({ allergen, certainty }: Allergen): string {
  return `${allergen} ${certainty}`;
}
