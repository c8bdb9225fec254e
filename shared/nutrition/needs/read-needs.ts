import goalWords from "../data/goal-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "./find-needs.ts";
import type { Needs } from "./needs.ts";
import { openReading } from "./open-reading.ts";
import { readAllergies } from "./read-allergies.ts";
import { readAvoided } from "./read-avoided.ts";
import { readConditions } from "./read-conditions.ts";
import { readCounts } from "./read-counts.ts";
import { readDiets } from "./read-diets.ts";
import { readGoals } from "./read-goals.ts";
import { readLimits } from "./read-limits.ts";
import { readPlanWords } from "./read-plan-words.ts";
import { listSpans, type Reading } from "./reading.ts";

const worst = indexNeeds(goalWords.worst.map((phrase) => [phrase, true] as const));

/**
 * Reads what somebody needs from English free text. Every reader takes what the ones before left: a number belongs to
 * one bound, "no added sugar" is a goal before it is a food to avoid.
 */
export function readNeeds(text: string): Needs {
  return needsOf(openReading(text));
}

/** Reads the needs of what is left of a reading, and marks what it uses. */
export function needsOf(reading: Reading): Needs {
  const limits = readLimits(reading);
  const counts = readCounts(reading);
  const conditions = readConditions(reading);
  const { allergies, avoided: reactedTo } = readAllergies(reading);
  const { diets, attached } = readDiets(reading);
  const avoided = [...reactedTo, ...readAvoided(reading)];
  const goals = readGoals(reading);
  return {
    diets,
    attachedDiets: attached,
    conditions,
    allergies,
    avoided,
    goals,
    limits,
    ...counts,
    ...readPlanWords(reading),
    spans: listSpans(reading),
    isAskingForWorst: findNeeds(worst, reading).length > 0,
  };
}
