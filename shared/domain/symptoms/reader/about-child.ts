import { compileWordLists } from "../../../language/mod.ts";
import { readFigures } from "../flags/read-figures.ts";
import type { SymptomSubject } from "../symptom-event.ts";
import type { Passage } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);
const reasonReach = 3;

/**
 * Whether a report without a word on its writer names a baby or toddler as the one who is ill; not the unborn one of
 * "30 weeks pregnant, heartburn, baby kicking away".
 */
export function isAboutChild(
  { words }: Passage,
  personAt: readonly (SymptomSubject | "other" | null)[],
): boolean {
  const isOfWriter = words.some(({ text }) => people.firstPersons.has(text) && !people.possessives.has(text));
  const isNamed = words.some(
    ({ text }, at) => people.smallChildren.has(text) && personAt[at] === "child" && !isReason(words, at),
  );
  return isNamed && !isOfWriter && !isPregnant(words);
}

function isPregnant(words: Passage["words"]): boolean {
  const isSaid = words.some(({ keys }) => keys.includes("<pregnant>"));
  return isSaid || readFigures(words).some(({ kind }) => kind === "weeks_pregnant");
}

/** "Tired as the baby was up all night": the baby is why, and not who. */
function isReason(words: Passage["words"], at: number): boolean {
  return words.slice(Math.max(0, at - reasonReach), at).some(({ text }) => people.reasons.has(text));
}
