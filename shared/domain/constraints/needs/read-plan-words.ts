import type { PhraseIndex } from "../../../language/mod.ts";
import words from "../data/plan-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { findNegation } from "./is-negated.ts";
import type { MealType, NamedFood, Needs } from "./needs.ts";
import { readFoodList } from "./read-food-list.ts";
import { isUsed, markUnderstood, type Reading } from "./reading.ts";

type PlanWords = Pick<Needs, "mealTypes" | "cuisines" | "gender" | "wanted">;

const mealTypes = indexNeeds<MealType>([
  ...words.mealTypes.breakfast.map((word) => [word, "breakfast"] as const),
  ...words.mealTypes.lunch.map((word) => [word, "lunch"] as const),
  ...words.mealTypes.dinner.map((word) => [word, "dinner"] as const),
  ...words.mealTypes.snack.map((word) => [word, "snack"] as const),
  ...words.mealTypes.dessert.map((word) => [word, "dessert"] as const),
  ...words.mealTypes.drink.map((word) => [word, "drink"] as const),
]);
const cuisines = indexNeeds(
  Object.entries(words.cuisines).flatMap(([cuisine, names]) => names.map((name) => [name, cuisine] as const)),
);
const genders = indexNeeds<"male" | "female">([
  ...words.female.map((word) => [word, "female"] as const),
  ...words.male.map((word) => [word, "male"] as const),
]);
const wants = indexNeeds(words.wantCues.map((cue) => [cue, cue] as const));

/** Reads the meal, the cuisine, the sex of the eater and the foods asked for; none of it is cut out of the text. */
export function readPlanWords(reading: Reading): PlanWords {
  const find = <Meaning>(index: PhraseIndex<Meaning>) =>
    findNeeds(index, reading).map(({ start, end, meaning }) => {
      markUnderstood(reading, start, end);
      return meaning;
    });
  const stated = new Set(find(genders));
  const [gender = null] = stated;
  return {
    mealTypes: readMealTypes(reading),
    cuisines: [...new Set(find(cuisines))],
    gender: stated.size === 1 ? gender : null,
    wanted: readWanted(reading),
  };
}

/** Of "no snacks" no meal is asked for. */
function readMealTypes(reading: Reading): MealType[] {
  const hits = findNeeds(mealTypes, reading);
  for (const { start, end } of hits) markUnderstood(reading, start, end);
  const asked = hits.filter(({ start }) => findNegation(reading, start) === null);
  return [...new Set(asked.map(({ meaning }) => meaning))];
}

function readWanted(reading: Reading): NamedFood[] {
  return findNeeds(wants, reading)
    .filter(({ start, end }) => !isUsed(reading, start, end))
    .flatMap(({ end }) => readFoodList(reading, end))
    .filter(({ start, end }) => !isUsed(reading, start, end))
    .map(({ text, terms }) => ({ text, terms }));
}
