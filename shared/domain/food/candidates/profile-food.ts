import { createMemory } from "../../../platform/kernel/mod.ts";
import names from "../data/food-names.json" with { type: "json" };
import {
  type FoodCandidate,
  type FoodNames,
  type FoodProfile,
  type FoodWording,
  readWording,
} from "./food-names.ts";

/** Sources whose synonyms are names: what an operator calls a food of their own, it is. */
const namingSources = new Set(names.namingSources);

type RecalledWording = {
  readonly names: FoodNames;
  readonly areNames: boolean;
  readonly wording: FoodWording;
};
/** The foods that most meals ask for stay read. */
const remember = createMemory<RecalledWording>({ name: "wordings of foods", mostBytes: 16 * 1024 * 1024 });

/** Takes a candidate apart; names that were read before are not read again, whatever food has them now. */
export function profileFood(food: FoodCandidate): FoodProfile {
  const areNames = namingSources.has(food.source);
  const { wording } = remember(
    `${food.id}`,
    () => recordWording(food, areNames),
    (known) => known.areNames === areNames && isCalledAs(food, known.names),
  );
  return { ...wording, food };
}

function recordWording(food: FoodCandidate, areNames: boolean): RecalledWording {
  const { name, synonyms, memberNames = [], plainNames = [], genericFor = [] } = food;
  const names = { name, synonyms, memberNames, plainNames, genericFor };
  return { names, areNames, wording: readWording(food, { areNames }) };
}

/** A food may be called otherwise in another release. */
function isCalledAs(food: FoodNames, known: FoodNames): boolean {
  return (
    food.name === known.name &&
    isSameList(food.synonyms, known.synonyms) &&
    isSameList(food.memberNames, known.memberNames) &&
    isSameList(food.plainNames, known.plainNames) &&
    isSameList(food.genericFor, known.genericFor)
  );
}

function isSameList(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
