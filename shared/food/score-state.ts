import names from "./data/food-names.json" with { type: "json" };
import type { FoodProfile } from "./food-profile.ts";
import type { Mention } from "./mention.ts";

const rawTerms = names.rawTerms;
const cookedTerms = names.cookedTerms;
const eatenRaw = new Set(names.eatenRaw);

const rawAgreed = 2;
const rawRefused = -4;
const cookedRefused = -3;
const rawUsual = 1.2;
const rawUnusual = -0.8;
const animalGroups = /beef|pork|poultry|chicken|turkey|lamb|fish|shellfish|egg|rice|pasta|grain|legume|bean/i;

/** Whether raw and cooked agree: as told, else as people eat it (salad vegetables raw, meat and grains cooked). */
export function scoreState(mention: Mention, { food, namings }: FoodProfile): number {
  const name = namings[0]?.terms;
  const isRaw = rawTerms.some((term) => name?.has(term));
  if (rawTerms.some((term) => mention.terms.has(term))) return isRaw ? rawAgreed : rawRefused;
  if (!isRaw) return 0;
  if (cookedTerms.some((term) => mention.terms.has(term))) return cookedRefused;
  if (eatenRaw.has(mention.head)) return rawUsual;
  return animalGroups.test(food.foodGroup) ? rawUnusual : 0;
}
