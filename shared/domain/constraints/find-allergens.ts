import { type Finding, type FoodFacts, findKind } from "../nutrition/mod.ts";
import type { AllergenName } from "./allergen-name.ts";
import { allergenNames, allergens } from "./allergens.ts";

type AllergenFinding = Finding & {
  readonly allergen: AllergenName;
};

/** The allergens that a food has or may have. Absence is no proof: it means that nothing shows them. */
export function findAllergens(facts: FoodFacts): AllergenFinding[] {
  return allergenNames.flatMap((allergen) => {
    const finding = findAllergen(allergen, facts);
    return finding === null ? [] : [{ ...finding, allergen }];
  });
}

/** What shows an allergen in a food, the surest first; null where nothing does. */
export function findAllergen(allergen: AllergenName, facts: FoodFacts): Finding | null {
  const findings = allergens[allergen].kinds.map((kind) => findKind(facts, kind));
  return findings.find((finding) => finding?.certainty === "contains") ?? findings.find(Boolean) ?? null;
}
