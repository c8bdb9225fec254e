import { changeMethod } from "./methods/change-method.ts";
import type { CookedDish } from "./methods/cooked-dish.ts";
import data from "./methods/data/cooking-methods.json" with { type: "json" };
import { listHeats } from "./methods/find-heat.ts";
import type { MethodWish } from "./methods/read-methods.ts";
import type { EditedIngredient, EditedRecipe } from "./substitution/edited-recipe.ts";
import { roundMass } from "./substitution/lines/round-mass.ts";

type Dish = { readonly title: string; readonly servings: number };

const bathGramsPerServing = 60;
const oil = /\b(?:oil|lard|dripping|shortening)\b/i;

/** The recipe cooked as it is wanted; a bath of oil that is no longer needed is a coat of it. */
export function followMethods(edited: EditedRecipe, wishes: readonly MethodWish[], dish: Dish): EditedRecipe {
  return wishes.reduce((recipe, wish) => followMethod(recipe, wish, dish), edited);
}

function followMethod(edited: EditedRecipe, wish: MethodWish, { title, servings }: Dish): EditedRecipe {
  const cooked: CookedDish = { title, steps: edited.steps, foods: edited.ingredients };
  const { steps, unmet } = changeMethod(cooked, wish);
  if (unmet !== null) return { ...edited, steps, unmet: [...edited.unmet, unmet] };
  // A method that changes no step gets a warning.
  if (steps.join("\n") === edited.steps.join("\n"))
    return {
      ...edited,
      warnings: [...edited.warnings, `nothing to change for "${wish.words}": the steps stay as they are`],
    };
  const wasBath = listHeats(edited.steps).some(({ kind }) => kind === "deep_fry");
  const isBath = listHeats(steps).some(({ kind }) => kind === "deep_fry");
  const changed = { ...edited, steps };
  return wasBath && !isBath ? coat(changed, servings, wish.words) : changed;
}

function coat(edited: EditedRecipe, servings: number, reason: string): EditedRecipe {
  const isBath = ({ name, grams }: EditedIngredient) =>
    oil.test(name) && grams > bathGramsPerServing * servings;
  const grams = roundMass(data.fryingOilGramsPerServing * servings);
  const baths = edited.ingredients.filter(isBath);
  return {
    ...edited,
    ingredients: edited.ingredients.map((line) =>
      isBath(line) ? { ...line, grams, measure: null, preparation: null } : line,
    ),
    changes: [
      ...edited.changes,
      ...baths.map((line) => ({
        line: line.fromLine ?? 1,
        kind: "scaled" as const,
        before: { ...line, purpose: null },
        after: [{ ...line, grams, measure: null, preparation: null }],
        reason: `asked for: ${reason}`,
        role: line.role,
      })),
    ],
  };
}
