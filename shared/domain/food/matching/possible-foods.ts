import type { FoodCandidate } from "../candidates/food-names.ts";
import type { Macros } from "./compare-composition.ts";
import type { NameReading } from "./read-name.ts";

/** Cooking that a grain or a pulse takes up water in. */
const wetCookings = ["boiled", "steamed", "braised"];
const wetDishes = ["ugali", "nsima", "sadza"];
/** More carbohydrate than any grain has when it is boiled. */
const driestKcal = 170;
const fatWords = ["fat", "fidm"];
/** How much a stated share of fat may be off: rounding, and what cooking drives out. */
const fatMargin = { grams: 4, share: 0.5 };
const kcalPerGram = { protein: 4, fat: 9 };

/**
 * Whether a food can be what a name says by its composition: what is boiled has not the starch of a dry grain, and what has
 * 5 % fat not that of a cream cheese. A food whose composition is not known can.
 */
export function isPossible(asked: NameReading, { macros }: Pick<FoodCandidate, "macros">): boolean {
  if (macros === undefined || macros === null) return true;
  return !(isBoiled(asked) && isStarchDry(macros)) && !isOtherFat(asked, macros);
}

function isBoiled({ facets, terms }: NameReading): boolean {
  const cookings = facets.get("cooking");
  return (
    wetCookings.some((cooking) => cookings?.has(cooking) === true) ||
    wetDishes.some((dish) => terms.has(dish))
  );
}

function isStarchDry({ energyKcal, proteinGrams, fatGrams }: Macros): boolean {
  return energyKcal - kcalPerGram.protein * proteinGrams - kcalPerGram.fat * fatGrams > driestKcal;
}

function isOtherFat({ terms, percents }: NameReading, { fatGrams }: Macros): boolean {
  const [stated, ...others] = percents;
  if (stated === undefined || others.length > 0 || !fatWords.some((word) => terms.has(word))) return false;
  return Math.abs(fatGrams - stated) > Math.max(fatMargin.grams, fatMargin.share * stated);
}
