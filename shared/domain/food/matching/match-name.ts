import type { FoodCandidate } from "../candidates/food-names.ts";
import { chooseFood } from "./choose-food.ts";
import { type OfferedFood, readOffered } from "./offered-food.ts";
import { compareFoods, type RankedFood, rankFoods } from "./rank-foods.ts";
import { isTooRisky, type NamingPlace, rankerWeights, rateRarity } from "./ranker.ts";
import type { NameReading } from "./read-name.ts";

const lackMarks = ["lackContradicted", "lackOnlyAsked", "lackRefused", "lackOnlyOffered"];

/**
 * Finds which of some foods a name means by the fitted ranker; null where none shares a word that says what it is, or the
 * likeliest is so likely another food that a refusal costs less.
 */
export function createNameMatcher<Named extends { readonly food: FoodCandidate }>(
  candidates: readonly Named[],
): (asked: NameReading, place?: NamingPlace) => Named | null {
  let offered: readonly OfferedFood[] | null = null;
  return (asked, place = "name") => {
    offered ??= candidates.map(({ food }) => readOffered(food));
    const ranked = rankFoods(asked, compareFoods(asked, offered, rateRarity), rankerWeights);
    const matched = ranked.find(isPlainlyNamed) ?? chooseSurely(asked, ranked, place);
    return candidates.find(({ food }) => food === matched?.food) ?? null;
  };
}

function chooseSurely(
  asked: NameReading,
  ranked: readonly RankedFood[],
  place: NamingPlace,
): RankedFood | null {
  const chosen = chooseFood(asked, ranked);
  if (chosen === null || isOnlyDescribed(chosen.ranked)) return null;
  return isTooRisky(chosen.riskFeatures, place) ? null : chosen.ranked;
}

/** "Crickets, dried" shares with dried beans only what describes both. */
function isOnlyDescribed({ features }: RankedFood): boolean {
  return features.some(([name, amount]) => name === "subjectAskedCovered" && amount === 0);
}

/** Whether the words asked for are those of a plain name, and neither lacks what the other does not. */
function isPlainlyNamed({ features }: RankedFood): boolean {
  const names = new Set(features.map(([name]) => name));
  return names.has("plain name") && names.has("sameWords") && !lackMarks.some((mark) => names.has(mark));
}
