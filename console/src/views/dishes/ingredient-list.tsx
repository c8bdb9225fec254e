import { formatGrams } from "../../format/format-grams.ts";
import type { Ingredient } from "./recipe.ts";

/** Ingredients for all servings; one that no food of the catalogue matches says so. */
export function IngredientList({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <ul class="ingredients">
      {ingredients.map(({ name, canonical_name, quantity_g, measure, preparation }, index) => (
        <li key={`${index} ${name}`}>
          <span class="ingredient-amount">{formatGrams(quantity_g)}</span>
          <span>
            {name}
            {preparation !== null && `, ${preparation}`}
            {measure !== null && <span class="muted"> · {measure}</span>}
            <span class="ingredient-food">
              {canonical_name ?? "no food of the catalogue: adds nothing to the figures"}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
