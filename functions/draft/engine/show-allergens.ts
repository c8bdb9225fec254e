import { allergenNames, findAllergen } from "../../../shared/domain/constraints/mod.ts";
import type { AllergenRow } from "../../../shared/domain/presentation/mod.ts";
import { lineFacts } from "./line-facts.ts";
import type { RecipeLine } from "./recipe-line.ts";

/** The allergens of a recipe, each with the line that shows it most surely. */
export function showAllergens(lines: readonly RecipeLine[]): AllergenRow[] {
  const judged = lines.map((line) => ({ line, facts: lineFacts(line) }));
  return allergenNames.flatMap((allergen): AllergenRow[] => {
    const found = judged.flatMap(({ line, facts }) => {
      const finding = findAllergen(allergen, facts);
      return finding ? [{ certainty: finding.certainty, ingredient: line.name }] : [];
    });
    const sure = found.find(({ certainty }) => certainty === "contains") ?? found[0];
    return sure ? [{ allergen, ...sure }] : [];
  });
}
