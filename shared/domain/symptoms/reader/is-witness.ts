import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { Passage } from "./passage.ts";
import witnesses from "./wording/witnesses.json" with { type: "json" };

const { saying, seeing, writers, fillers } = compileWordLists(witnesses);
const reach = 3;

/** Whether someone only says or saw what the writer had: "my husband says I went grey", "according to my wife I fainted". */
export function isWitness(words: Passage["words"], at: number): boolean {
  const verb = wordAt(words, at + 1);
  if (writers.has(verb)) return isAccordingTo(words, at);
  if (seeing.has(verb)) return wordAt(words, at + 2) === "me";
  if (!saying.has(verb)) return false;
  let next = at + 2;
  while (fillers.has(wordAt(words, next))) next++;
  return writers.has(wordAt(words, next));
}

function isAccordingTo(words: Passage["words"], at: number): boolean {
  return words.slice(Math.max(0, at - reach), at).some(({ text }) => text === "according");
}
