import { roundAmount } from "../../../shared/domain/composition/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import {
  type MealProfile,
  profileFood,
  profileMeal,
  type SensoryFood,
  sensoryCompoundIds,
  tasteDimensions,
} from "../../../shared/domain/sensory/mod.ts";
import type { SensoryChange } from "../contract.ts";
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
