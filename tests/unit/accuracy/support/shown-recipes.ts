import type { Catalogue } from "../../../support/recipe-checker/catalogue.ts";
import type {
  DesignResult,
  ShownIngredient,
  ShownMeal,
  ShownProof,
  ShownRecipe,
  ShownRow,
} from "../../../support/recipe-checker/result-shape.ts";
import { type Helping, helpingsOf, totalCompound } from "../../../support/recipe-checker/total-parts.ts";

const digits = 6;

/** Ingredients by catalogue name, in grams for all servings. */
export type Amounts = Record<string, number>;

/** A recipe with right rows of all macro and micro compounds. */
export function showRecipe(title: string, amounts: Amounts, catalogue: Catalogue, servings = 2): ShownRecipe {
  const ingredients: ShownIngredient[] = Object.entries(amounts).map(([name, quantity_g]) => ({
    name: name.split(",")[0] ?? name,
    canonical_name: name,
    quantity_g,
  }));
  const helpings = helpingsOf(ingredients, 1 / servings, (name) => catalogue.idsOf(name)[0] ?? null);
  return {
    title,
    servings,
    prep_minutes: 10,
    cook_minutes: 15,
    total_minutes: 25,
    ingredients,
    steps: ["Heat the pan.", "Add all and cook until done."],
    nutrition: { per_portion: showRows(helpings, catalogue) },
  };
}

/** The result of a recipe job. */
export function showRecipes(recipes: ShownRecipe[], verification: ShownProof[] = []): DesignResult {
  const [recipe] = recipes;
  if (!recipe) throw new TypeError("Cannot show recipes: there are none");
  return {
    recipe,
    ...(recipes.length > 1 && { recipes }),
    verification,
    citations: [{ id: 1, citation: "A table" }],
  };
}

/** The result of a plan job: a recipe and its portions for each meal of each day. */
export function showPlan(
  days: Omit<ShownMeal, "slot">[][],
  catalogue: Catalogue,
  verification: ShownProof[] = [],
): DesignResult {
  const foodOf = (name: string) => catalogue.idsOf(name)[0] ?? null;
  const eaten = days.map((meals) =>
    meals.flatMap(({ recipe, portions }) =>
      helpingsOf(recipe.ingredients, portions / recipe.servings, foodOf),
    ),
  );
  const all = eaten.flat().map(({ foodId, grams }) => ({ foodId, grams: grams / days.length }));
  return {
    meal_plan: {
      days: days.map((meals, at) => ({
        day: at + 1,
        meals: meals.map((meal, slot) => ({ slot: `meal ${slot + 1}`, ...meal })),
        nutrition: showRows(eaten[at] ?? [], catalogue),
      })),
      nutrition: { per_day: showRows(all, catalogue) },
      shopping_list: showShopping(days.flat()),
    },
    verification,
    citations: [{ id: 1, citation: "A table" }],
  };
}

/** A proof that a result stands to a constraint. */
export function showProof(
  parts: Partial<ShownProof> & { constraint: string; value: number; limit: number },
): ShownProof {
  const operator = parts.operator ?? "<=";
  const slack = operator.startsWith("<") ? parts.limit - parts.value : parts.value - parts.limit;
  return {
    description: "",
    value_min: null,
    value_max: null,
    operator,
    unit: "mg",
    slack,
    satisfied: slack >= 0,
    hard: true,
    complete: true,
    recipe: null,
    day: null,
    meal: null,
    ...parts,
  };
}

function showShopping(meals: readonly Omit<ShownMeal, "slot">[]) {
  const grams = new Map<string, number>();
  for (const { recipe, portions } of meals) {
    for (const { canonical_name: name, quantity_g } of recipe.ingredients) {
      if (name === null || name === "Water, tap") continue;
      grams.set(name, (grams.get(name) ?? 0) + (quantity_g * portions) / recipe.servings);
    }
  }
  return [...grams].map(([name, sum]) => ({
    name,
    canonical_name: name,
    quantity_g: round(sum),
    purchase: `${Math.ceil(sum)} g`,
    group: "food",
    foods: [{ canonical_name: name, quantity_g: round(sum) }],
  }));
}

function showRows(helpings: readonly Helping[], catalogue: Catalogue): ShownRow[] {
  return [...catalogue.compounds.values()].flatMap((compound): ShownRow[] => {
    const total = compound.tier === null ? null : totalCompound(compound.id, helpings, catalogue);
    if (!total) return [];
    const bound = (amount: number | null) => (amount === null ? "unquantified" : "calculated");
    return [
      {
        compound_identifier_id: compound.id,
        compound_identifier_name: compound.name,
        measurement_value: roundOrNull(total.value),
        measurement_value_min: roundOrNull(total.low),
        measurement_value_max: roundOrNull(total.high),
        measurement_value_type: total.type,
        measurement_value_min_type: bound(total.low),
        measurement_value_max_type: bound(total.high),
        measurement_unit: compound.unit,
        provenance: total.interpolated ? "interpolation" : "source",
        incomplete: total.incomplete,
        references: [{ id: 1 }],
        references_min: total.low === null ? [] : [{ id: 1 }],
        references_max: total.high === null ? [] : [{ id: 1 }],
      },
    ];
  });
}

function roundOrNull(amount: number | null): number | null {
  return amount === null ? null : round(amount);
}

function round(amount: number): number {
  return Number(amount.toPrecision(digits));
}
