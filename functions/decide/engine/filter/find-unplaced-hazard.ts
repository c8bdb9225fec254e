import { judgeOption, type Refusal } from "../../../../shared/domain/safety/mod.ts";
import type { Question } from "../question.ts";
import type { Contender } from "../ranking/ranking.ts";

/** A hazard of the question that no option could be matched with: which food it concerns has to be asked. */
export function findUnplacedHazard(
  { text, rules }: Question,
  contenders: readonly Contender[],
): Refusal | null {
  // What a fridge that was off does to each option is judged by a rule of its own.
  const isFridgeOff = rules.some(({ rule }) => rule.who.includes("cold_chain_lost"));
  const hazards = rules.filter(
    ({ rule }) =>
      rule.who.length === 0 && rule.effect === "out" && !(isFridgeOff && rule.id === "spoiled-left-out"),
  );
  const whole = { name: text, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const isPlaced = contenders.some(({ filtered }) =>
    hazards.some(({ rule }) => filtered.excludedFor?.includes(rule.says)),
  );
  if (isPlaced) return null;
  const found = judgeOption(hazards, { words: text, foods: [], whole, portionGrams: 0 });
  const unplaced = found.find(({ ingredient }) => ingredient === null);
  if (unplaced === undefined) return null;
  const { term, rule } = unplaced;
  return {
    effect: "refer",
    says: `The question mentions “${term}”, and it is not clear which option that concerns: ${rule.says} (${rule.source.publisher}). State the options again without it, or leave that food out`,
  };
}
