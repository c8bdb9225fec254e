import { compoundIds } from "../compound-ids.ts";
import data from "../data/nrf.json" with { type: "json" };
import sugarData from "../data/sugar-groups.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { addIntervals, exactly, type Interval, mapRising, subtractIntervals } from "../interval.ts";
import { splitTerms } from "../kinds/split-terms.ts";

const leastPortionKcal = 20;
const fullPercent = 100;

const added = new Set(sugarData.added);
const partlyAdded = new Set(sugarData.partlyAdded);
const ownSugars = sugarData.ownSugarTerms.map((words) => splitTerms(words).join(" "));

/**
 * NRF9.3 of 100 kcal of a food (Fulgoni, Keast and Drewnowski 2009): per cent of the daily value of nine nutrients to
 * encourage, each up to 100, less those of saturated fat, added sugar and sodium. Higher is better; about -300 to 900.
 * A portion counts as 20 kcal at least, so that the score of lettuce or coffee stays finite. An unknown nutrient to
 * encourage counts nothing; null where energy or a limited nutrient is unknown.
 */
export function scoreNutrientDensity(facts: FoodFacts, portionGrams: number): Interval | null {
  const encouraged = data.encouraged.map((nutrient) => ({
    ...nutrient,
    amount: facts.amounts.get(nutrient.compoundId) ?? null,
  }));
  const limited = data.limited.map((nutrient) => ({
    ...nutrient,
    amount:
      nutrient.compoundId === compoundIds.sugarsGrams
        ? estimateAddedSugar(facts)
        : (facts.amounts.get(nutrient.compoundId) ?? null),
  }));
  const energy = facts.amounts.get(compoundIds.energyKcal) ?? null;
  const isKnown = energy !== null && limited.every(({ amount }) => amount !== null);
  if (!isKnown || portionGrams <= 0) return null;
  const basis = gramsPer100Kcal(energy, portionGrams);
  return subtractIntervals(
    sumShares(encouraged, basis, (percent) => Math.min(fullPercent, percent)),
    sumShares(limited, basis, (percent) => percent),
  );
}

type Share = {
  readonly dailyValue: number;
  readonly amount: Interval | null;
};

function sumShares(nutrients: readonly Share[], grams: Interval, cap: (percent: number) => number): Interval {
  const shares = nutrients.map(({ dailyValue, amount }) => {
    if (amount === null) return exactly(0);
    const percent = (figure: number, mass: number) => cap((figure * mass) / dailyValue);
    return {
      low: percent(amount.low, grams.low),
      value: percent(amount.value, grams.value),
      high: percent(amount.high, grams.high),
    };
  });
  return addIntervals(shares);
}

/** The mass of 100 kcal; the more energy, the less mass. */
function gramsPer100Kcal(energy: Interval, portionGrams: number): Interval {
  const floored = mapRising(energy, (kcal) => Math.max(kcal, (leastPortionKcal * 100) / portionGrams));
  return { low: 1e4 / floored.high, value: 1e4 / floored.value, high: 1e4 / floored.low };
}

/**
 * The added sugar of a food in g per 100 g: in groups of sweetened foods their sugars without lactose, in groups that
 * are partly sweetened up to that and half of it as the point, elsewhere none. Where sugars are unknown all of the
 * carbohydrate may be sugar. Null where neither is known.
 */
function estimateAddedSugar(facts: FoodFacts): Interval | null {
  const group = facts.foodGroup ?? "";
  const isPartly = partlyAdded.has(group);
  if (!added.has(group) && !isPartly) return exactly(0);
  const said = ` ${splitTerms([facts.name, ...facts.words].join(" , ")).join(" ")} `;
  if (ownSugars.some((words) => said.includes(` ${words} `))) return exactly(0);
  const sugars = readSugars(facts);
  if (sugars === null) return null;
  return isPartly ? { low: 0, value: sugars.value / 2, high: sugars.high } : sugars;
}

function readSugars({ amounts }: FoodFacts): Interval | null {
  const sugars = amounts.get(compoundIds.sugarsGrams);
  const carbohydrate = amounts.get(compoundIds.carbohydrateGrams);
  if (sugars === undefined) {
    return carbohydrate === undefined ? null : { low: 0, value: carbohydrate.value, high: carbohydrate.high };
  }
  const lactose = amounts.get(compoundIds.lactoseGrams) ?? exactly(0);
  return mapRising(subtractIntervals(sugars, lactose), (grams) => Math.max(0, grams));
}
