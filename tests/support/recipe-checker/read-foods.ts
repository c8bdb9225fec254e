import { agreesOrNull } from "./agrees.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ShownPlan, ShownRecipe, ShownRow } from "./result-shape.ts";
import { type Helping, helpingsOf, totalCompound } from "./total-parts.ts";

/** The catalogue food that a name stands for in a recipe; null where there is none. */
export type FoodOf = (name: string) => number | null;

/** How each recipe is read. */
export type FoodsOf = (recipe: ShownRecipe) => FoodOf;

const mostTried = 256;

/**
 * Some names stand for two foods of the catalogue, and two recipes may mean either. Each recipe is read as fits most
 * of its own rows; where several readings do, as fits most rows of its day.
 */
export function createFoodReader(catalogue: Catalogue, plan?: ShownPlan): FoodsOf {
  const known = new WeakMap<ShownRecipe, FoodOf>();
  const foodsOf: FoodsOf = (recipe) => {
    const found = known.get(recipe) ?? bestReadings(recipe, catalogue)[0] ?? (() => null);
    known.set(recipe, found);
    return found;
  };
  for (const day of plan?.days ?? []) {
    for (const { recipe } of day.meals) {
      const scored = bestReadings(recipe, catalogue).map((foodOf) => {
        known.set(recipe, foodOf);
        const eaten = day.meals.flatMap((meal) =>
          helpingsOf(meal.recipe.ingredients, meal.portions / meal.recipe.servings, foodsOf(meal.recipe)),
        );
        return { foodOf, misses: countMisses(day.nutrition, eaten, catalogue) };
      });
      known.set(recipe, leastMisses(scored)[0] ?? (() => null));
    }
  }
  return foodsOf;
}

function bestReadings(recipe: ShownRecipe, catalogue: Catalogue): FoodOf[] {
  const readings = listReadings(recipe, catalogue);
  if (readings.length === 1) return readings;
  return leastMisses(
    readings.map((foodOf) => {
      const helpings = helpingsOf(recipe.ingredients, 1 / recipe.servings, foodOf);
      return { foodOf, misses: countMisses(recipe.nutrition.per_portion, helpings, catalogue) };
    }),
  );
}

function leastMisses(scored: readonly { foodOf: FoodOf; misses: number }[]): FoodOf[] {
  const least = Math.min(...scored.map(({ misses }) => misses));
  return scored.filter(({ misses }) => misses === least).map(({ foodOf }) => foodOf);
}

function listReadings({ ingredients }: ShownRecipe, catalogue: Catalogue): FoodOf[] {
  const names = new Set(ingredients.flatMap(({ canonical_name: name }) => (name === null ? [] : [name])));
  let choices = [new Map<string, number>()];
  for (const name of names) {
    const ids = catalogue.idsOf(name);
    choices = choices
      .flatMap((known) => (ids.length === 0 ? [known] : ids.map((id) => new Map([...known, [name, id]]))))
      .slice(0, mostTried);
  }
  return choices.map((choice) => (name) => choice.get(name) ?? null);
}

function countMisses(rows: readonly ShownRow[], helpings: readonly Helping[], catalogue: Catalogue): number {
  return rows.filter((row) => {
    const total = totalCompound(row.compound_identifier_id, helpings, catalogue);
    const figures = [row.measurement_value, row.measurement_value_min, row.measurement_value_max];
    const computed = total ? [total.value, total.low, total.high] : [];
    return figures.some((figure, at) => !agreesOrNull(figure, computed[at] ?? null));
  }).length;
}
