import type { ReportWord } from "../report-words.ts";
import data from "./data/words.json" with { type: "json" };

const adjectives = new Set(data.thingAdjectives);
const conjunctions = new Set(data.conjunctions);

/**
 * Whether the name of a thing is the subject of its clause: "the old washing machine had a fit", but not "mum by the washing
 * machine had a fit" nor "icing the cake collapsed".
 */
export function isSubject(words: readonly ReportWord[], start: number): boolean {
  let before = start - 1;
  while (describesThing(words[before])) before--;
  const word = words[before];
  if (word === undefined || word.kind === "mark") return true;
  return word.keys.includes("<joint>") || conjunctions.has(word.term);
}

/** "the", "old", "bank's" before what is named. */
function describesThing(word: ReportWord | undefined): boolean {
  if (word === undefined) return false;
  return word.keys.includes("<det>") || adjectives.has(word.term) || word.text.endsWith("'s");
}
