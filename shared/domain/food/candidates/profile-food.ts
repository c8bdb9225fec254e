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

/** About 2 kB each: the foods that most meals ask for stay read. */
const rememberedWordings = 4000;

type RecalledWording = {
  readonly names: FoodNames;
  readonly areNames: boolean;
  readonly wording: FoodWording;
};
const recalled = new Map<number, RecalledWording>();

/** Takes a candidate apart; names that were read before are not read again, whatever food has them now. */
export function profileFood(food: FoodCandidate): FoodProfile {
  return { ...recallWording(food), food };
}

function recallWording(food: FoodCandidate): FoodWording {
  const known = recalled.get(food.id);
  const areNames = namingSources.has(food.source);
  if (known !== undefined && known.areNames === areNames && isCalledAs(food, known.names))
    return known.wording;
  const oldest =
    known !== undefined || recalled.size < rememberedWordings ? undefined : recalled.keys().next().value;
  if (oldest !== undefined) recalled.delete(oldest);
  const { name, synonyms, memberNames = [], plainNames = [], genericFor = [] } = food;
  const wording = readWording(food, { areNames });
  recalled.set(food.id, {
    names: { name, synonyms, memberNames, plainNames, genericFor },
    areNames,
    wording,
  });
  return wording;
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
