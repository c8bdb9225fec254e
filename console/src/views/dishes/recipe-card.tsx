import { formatMinutes } from "../../format/format-minutes.ts";
import { formatNumber } from "../../format/format-number.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import { Disclosure } from "../../shell/parts/disclosure.tsx";
import type { Citation } from "../nutrients/citation.ts";
import { KeyFigures } from "../nutrients/key-figures.tsx";
import { NutrientPanel } from "../nutrients/nutrient-panel.tsx";
import { AllergenList } from "./allergen-list.tsx";
import { DishPicture } from "./dish-picture.tsx";
import { IngredientList } from "./ingredient-list.tsx";
import type { Recipe } from "./recipe.ts";

type RecipeCardProps = { recipe: Recipe; citations: readonly Citation[] };

/** A recipe to cook from: facts, ingredients, steps, and what a portion holds. */
export function RecipeCard({ recipe, citations }: RecipeCardProps) {
  const rows = recipe.nutrition.per_portion;
  return (
    <article class="recipe card stack">
      <header class="stack recipe-head">
        <h3>{recipe.title}</h3>
        <p class="cluster">
          {listFacts(recipe).map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
        </p>
      </header>
      {recipe.image && <DishPicture image={recipe.image} title={recipe.title} />}
      {rows.length > 0 && (
        <section class="stack recipe-part">
          <h4>One portion</h4>
          <KeyFigures rows={rows} />
        </section>
      )}
      <div class="recipe-body">
        <section class="stack recipe-part">
          <h4>Ingredients for {countServings(recipe.servings)}</h4>
          <IngredientList ingredients={recipe.ingredients} />
        </section>
        <section class="stack recipe-part">
          <h4>Steps</h4>
          <ol class="steps">
            {recipe.steps.map((step, index) => (
              <li key={`${index} ${step}`}>{step}</li>
            ))}
          </ol>
          {recipe.equipment.length > 0 && <p class="muted">Needs: {recipe.equipment.join(", ")}</p>}
        </section>
      </div>
      <section class="stack recipe-part">
        <h4>Allergens</h4>
        <AllergenList allergens={recipe.allergens} />
      </section>
      {rows.length > 0 && (
        <Disclosure summary={`All ${rows.length} compounds of one portion`}>
          <NutrientPanel caption={`One portion of ${recipe.title}`} rows={rows} citations={citations} />
        </Disclosure>
      )}
    </article>
  );
}

function listFacts({ servings, cuisine, meal_types, ...times }: Recipe): string[] {
  const { prep_minutes: prep, cook_minutes: cook, total_minutes: total } = times;
  const parts = [
    prep === null ? "" : `${formatMinutes(prep)} to prepare`,
    cook === null ? "" : `${formatMinutes(cook)} to cook`,
  ].filter((part) => part !== "");
  return [
    countServings(servings),
    total === null ? "" : `${formatMinutes(total)} in all`,
    ...(parts.length > 1 ? parts : []),
    cuisine ?? "",
    ...meal_types,
  ].filter((fact) => fact !== "");
}

function countServings(servings: number): string {
  return servings === 1 ? "1 serving" : `${formatNumber(servings)} servings`;
}
