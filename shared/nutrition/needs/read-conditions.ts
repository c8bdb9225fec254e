import type { ConditionName } from "../condition-name.ts";
import data from "../data/conditions.json" with { type: "json" };
import { conditionNames } from "../find-condition.ts";
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { findNegation } from "./is-negated.ts";
import { markUsed, type Reading } from "./reading.ts";

const phrases = indexNeeds<ConditionName>(
  conditionNames.flatMap((name) =>
    [name.replaceAll("_", " "), ...data.conditions[name].aliases].map((phrase) => [phrase, name] as const),
  ),
);

/** The conditions that somebody is said to have: "diabetic", "high blood pressure", not "I'm not pregnant". */
export function readConditions(reading: Reading): ConditionName[] {
  const found = new Set<ConditionName>();
  for (const { start, end, meaning } of findNeeds(phrases, reading)) {
    const negation = findNegation(reading, start);
    markUsed(reading, negation ?? start, end);
    if (negation === null) found.add(meaning);
  }
  return [...found];
}
