import { compileWordLists, wordAt } from "../../../language/mod.ts";
import { type Mention, type Passage, partReach, sentenceOf } from "./passage.ts";
import data from "./wording/hypothetical.json" with { type: "json" };

const lists = compileWordLists(data);

/**
 * "He spilled ketchup, looked like blood everywhere": what a spilled red thing looks like. Any word of a body or an injury in
 * the sentence keeps it, as in "threw up the tomato soup, looked like blood".
 */
export function isLikeness(passage: Passage, { from, to }: Mention): boolean {
  const { words } = passage;
  if (wordAt(words, from - 1) !== "like" || !lists.looks.has(wordAt(words, from - 2))) return false;
  const { from: start, to: end } = sentenceOf(passage, from) ?? { from, to };
  const first = Math.max(start, from - partReach);
  const told = words.slice(first, from);
  // "looked like blood everywhere from his nose": the name itself may say where it comes from.
  if (words.slice(first, Math.min(end, to + partReach)).some(({ text }) => lists.bodyWords.has(text)))
    return false;
  return (
    told.some(({ text }) => lists.spilling.has(text)) && told.some(({ text }) => lists.redThings.has(text))
  );
}
