import { type Needs, readNeeds } from "../../../shared/domain/constraints/mod.ts";
import { boundOf } from "./bound-of.ts";
import { readHarm, readHeading } from "./read-heading.ts";
import { readLone, readMentioned } from "./read-lone.ts";

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
    limits: needs.limits.map(boundExactly),
    goals: stated.length === 0 ? needs.goals : stated,
    diets: [...new Set([...needs.diets, ...needs.attachedDiets])],
    isAskingForWorst: needs.isAskingForWorst && harm === null,
  };
}

function firstGiven<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  return first.length > 0 ? first : second;
}

/** "45 g carbs per meal" is a bound from the side from which it is usually set. */
function boundExactly(limit: Needs["limits"][number]): Needs["limits"][number] {
  if (limit.operator !== "=") return limit;
  return { ...limit, operator: boundOf(limit.compoundId) };
}
