import { conditionNames, type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";
import { type HoldingRule, listPreferred, type Situation } from "../../../shared/domain/safety/mod.ts";

const neverEaten =
  /\b(?:never|hardly(?: ever)?|rarely|barely|(?:don'?t|doesn'?t|do not|does not))\s+(?:(?:really|ever|normally|usually|generally|often|much|tend to)\s+)*(?:eats?|ate|has|have|had|touch(?:es|ed)?|do|bother with)\s+(?:any\s+|many\s+|much\s+|his\s+|her\s+|my\s+)?$/iu;
const greens = /^(?:leafy |dark |green )*(?:greens?|leaves|veg|veggies|vegetables|leafy)\b/iu;
const habitReach = 40;

/** "Never eats greens" with warfarin: how much vitamin K is usual, which the rules on it judge, and no wish. */
function isHabitOfGreens({ text, start, isReaction }: Needs["avoided"][number], question: string): boolean {
  const before = question.slice(Math.max(0, start - habitReach), start);
  return !isReaction && greens.test(text) && neverEaten.test(before);
}

/** What is wanted right before exercise where no other goal is stated: what is digested in time. */
function wantsQuick({ goals }: Needs, topics: Situation["topics"]): Needs["goals"] {
  const isOpen = goals.length === 0 && topics.has("before_exercise");
  return isOpen ? [{ goal: "quick_energy", direction: "more", weight: 1 }] : goals;
}

/**
 * Needs with what safety asks for before any wish: "my potassium is high" is no wish for more of it, and "peanuts make my
 * throat swell" is an allergy.
 */
export function settleNeeds(
  needs: Needs,
  { reactions, topics }: Situation,
  rules: readonly HoldingRule[],
  text: string,
): Needs {
  const reacted = reactions.map((words) => readNeeds(`allergic to ${words}`));
  // Of several compounds the one of the gravest rule decides.
  const [preferred] = listPreferred(rules);
  return {
    ...needs,
    // A cheese of twelve months is no child: whether one eats is read with the situation. "Ferritin 3000" is no lack.
    conditions: conditionNames.filter(
      (name) =>
        (topics.has(name) || (name !== "infancy" && needs.conditions.includes(name))) &&
        !(name === "iron_deficiency" && topics.has("haemochromatosis")) &&
        !(name === "hypothyroidism" && topics.has("hyperthyroidism")),
    ),
    allergies: [...new Set([needs, ...reacted].flatMap(({ allergies }) => allergies))],
    avoided: [
      ...needs.avoided.filter((food) => !(topics.has("vitamin_k_antagonist") && isHabitOfGreens(food, text))),
      ...reacted.flatMap(({ avoided }) => avoided),
    ],
    goals: preferred === undefined ? wantsQuick(needs, topics) : [{ ...preferred, weight: 1 }],
    isAskingForWorst: needs.isAskingForWorst && preferred === undefined,
  };
}
