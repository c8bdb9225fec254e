import type { FoodCandidate } from "./candidate.ts";
import names from "./data/food-names.json" with { type: "json" };
import { type FoodWording, readWording } from "./food-wording.ts";

/** A candidate food taken apart for scoring. */
export interface FoodProfile extends FoodWording {
  readonly food: FoodCandidate;
  readonly penalty: number;
}

const sourcePenalty = new Map(Object.entries(names.sourcePenalty));
/** Sources whose synonyms are names: what an operator calls a food of their own, it is. */
const namingSources = new Set(names.namingSources);
/** About 2 kB each: the foods that most meals ask for stay read. */
const rememberedWordings = 4000;
const wordings = new Map<string, FoodWording>();

/** Takes a candidate apart; names that were read before are not read again, whatever food has them now. */
export function profileFood(food: FoodCandidate): FoodProfile {
  return { ...recallWording(food), food, penalty: sourcePenalty.get(food.source) ?? 0 };
}

function recallWording({ name, synonyms, source }: FoodCandidate): FoodWording {
  const areNames = namingSources.has(source);
  const key = [areNames, name, ...synonyms].join("\n");
  const known = wordings.get(key);
  if (known !== undefined) return known;
  const oldest = wordings.size < rememberedWordings ? undefined : wordings.keys().next().value;
  if (oldest !== undefined) wordings.delete(oldest);
  const wording = readWording(name, synonyms, { areNames });
  wordings.set(key, wording);
  return wording;
}
