import { readReportedSymptoms } from "../../../../shared/domain/symptoms/mod.ts";
import { showsFood } from "../shows-food.ts";

const untimed = { timezone: null, reportedInstant: null, occurredAtUtc: null, occurredEndAtUtc: null };
const leading = /^(?:(?:an?|the|my|his|her|our|their|some|bad|slight|mild|horrible|awful|nasty) )*/iu;

/** "With a tickly cough, honey or pear": an option that is nothing but the name of a symptom is how somebody is. */
export function isComplaint(label: string): boolean {
  if (showsFood(label)) return false;
  const words = label.trim();
  const [first] = readReportedSymptoms(words, untimed).events;
  if (first === undefined || first.span.end !== words.length) return false;
  const before = words.slice(0, first.span.start).replace(leading, "").trim();
  return before.split(/\s+/u).length <= 1;
}
