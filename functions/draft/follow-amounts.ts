import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import type { AmountWish } from "../../shared/nutrition/needs/draft/read-amount-wishes.ts";
import type { EditedRecipe } from "../../shared/substitution/edited-recipe.ts";
import { factsOf } from "../../shared/substitution/lines/food-facts.ts";
import { roundMass } from "../../shared/substitution/lines/round-mass.ts";

/** "Less" takes a third away, "more" adds a half: both are tasted, and neither unmakes a dish. */
const FACTORS = { less: 2 / 3, more: 1.5 } as const;

/** The recipe with more or less of the foods that were named; what is not in it is told. */
export function followAmounts(edited: EditedRecipe, wishes: readonly AmountWish[]): EditedRecipe {
  return wishes.reduce(followAmount, edited);
}

function followAmount(edited: EditedRecipe, { food, direction, factor }: AmountWish): EditedRecipe {
  const isMeant = (line: EditedRecipe["ingredients"][number]) =>
    line.fromLine !== null &&
    checkAvoided(food, factsOf(line, line.food && { ...line.food, amounts: new Map() }))?.certainty ===
      "contains";
  const meant = edited.ingredients.filter(isMeant);
  const wish = `${direction} ${food}`;
  if (meant.length === 0)
    return { ...edited, unmet: [...edited.unmet, { wish, reason: `the recipe has no ${food}` }] };
  const scale = (line: (typeof meant)[number]) => {
    return { ...line, grams: roundMass(line.grams * (factor ?? FACTORS[direction])), measure: null };
  };
  return {
    ...edited,
    ingredients: edited.ingredients.map((line) => (isMeant(line) ? scale(line) : line)),
    changes: [
      ...edited.changes,
      ...meant.map((line) => ({
        line: line.fromLine ?? 1,
        kind: "scaled" as const,
        before: { ...line, purpose: null },
        after: [scale(line)],
        reason: wish,
        role: line.role,
      })),
    ],
  };
}
