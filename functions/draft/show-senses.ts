import { roundAmount } from "../../shared/composition/round-amount.ts";
import { splitTerms } from "../../shared/nutrition/kinds/split-terms.ts";
import type { MealProfile } from "../../shared/sensory/meal-profile.ts";
import { profileFood } from "../../shared/sensory/profile-food.ts";
import { profileMeal } from "../../shared/sensory/profile-meal.ts";
import type { SensoryFood } from "../../shared/sensory/sensory-food.ts";
import { sensoryCompoundIds } from "../../shared/sensory/taste/compound-ids.ts";
import { tasteDimensions } from "../../shared/sensory/taste/taste-dimension.ts";
import type { SensoryChange } from "./contract.ts";
import type { RecipeLine } from "./recipe-line.ts";

/** How a dish tastes and feels before and after its edits. */
export function showSensoryChange(
  title: string,
  before: readonly RecipeLine[],
  after: readonly RecipeLine[],
): SensoryChange {
  const [was, is] = [profileDish(title, before), profileDish(title, after)];
  const texturesBefore = was.texture.map(({ term }) => term);
  const texturesAfter = is.texture.map(({ term }) => term);
  return {
    taste: tasteDimensions.map((sense) => {
      const [from, to] = [was.taste[sense].intensity, is.taste[sense].intensity];
      return {
        sense,
        before: from,
        after: to,
        change: from === null || to === null ? null : roundAmount(to - from),
      };
    }),
    texture_gained: texturesAfter.filter((term) => !texturesBefore.includes(term)),
    texture_lost: texturesBefore.filter((term) => !texturesAfter.includes(term)),
    before: was.summary,
    after: is.summary,
  };
}

function profileDish(title: string, lines: readonly RecipeLine[]): MealProfile {
  const foods = lines.map(
    ({ name, food, grams, preparation }, at): SensoryFood => ({
      itemId: at + 1,
      name,
      catalogueName: food?.name ?? null,
      foodGroup: food?.foodGroup ?? null,
      terms: splitTerms(name),
      attributes: preparation === null ? [] : [preparation],
      grams,
      amounts: new Map(
        sensoryCompoundIds.flatMap((id): [number, number][] => {
          const amount = food?.amounts.get(id)?.value;
          return amount === undefined ? [] : [[id, amount]];
        }),
      ),
      ingredients: [],
    }),
  );
  return profileMeal(foods, foods.map(profileFood), title);
}
