import { findNutrients, type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";
import { boundOf } from "./bound-of.ts";
import { readHarm, readHeading } from "./read-heading.ts";
import { readLone, readMentioned } from "./read-lone.ts";

/** Goals that a complaint may stand for: "cramps". */
const implied: ReadonlySet<string> = new Set(["potassium", "sleep", "mood", "skin", "energy", "brain"]);

/**
 * What somebody needs, from what is stated around the options: there "a vegan snack" is a diet. `asked` is the same text
 * with its colons.
 */
export function readContext(text: string, asked = text): Needs {
  const needs = readNeeds(text);
  const harm = readHarm(text);
  const isOpen = needs.goals.length === 0 && !needs.isAskingForWorst;
  const heading = readHeading(asked) ?? harm;
  const alone = heading === null && isOpen ? firstGiven(readLone(asked), readMentioned(text)) : [];
  const stated = heading === null ? alone : [heading];
  return {
    ...needs,
    limits: needs.limits.flatMap(boundOption),
    goals: stated.length === 0 ? preferNamed(needs.goals, text) : stated,
    diets: [...new Set([...needs.diets, ...needs.attachedDiets])],
    isAskingForWorst: needs.isAskingForWorst && harm === null,
  };
}

/** "Cramps, a mate swears by magnesium": the only nutrient that is named goes before one that a complaint stands for. */
function preferNamed(goals: Needs["goals"], text: string): Needs["goals"] {
  const named = findNutrients(text);
  const isImplied =
    goals.length > 0 &&
    goals.every(({ goal }) => implied.has(goal) && named.every((one) => one.goal !== goal));
  const mentioned = isImplied ? readMentioned(text).filter(({ direction }) => direction === "more") : [];
  return firstGiven(mentioned, goals);
}

function firstGiven<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  return first.length > 0 ? first : second;
}

/** "45 g carbs per meal" bounds from the side from which it is usually set; no option holds the 80 g protein of a day. */
function boundOption(limit: Needs["limits"][number]): Needs["limits"] {
  const operator = limit.operator === "=" ? boundOf(limit.compoundId) : limit.operator;
  const isOfDay = limit.scope === "day" && operator.startsWith(">");
  return isOfDay ? [] : [{ ...limit, operator }];
}
