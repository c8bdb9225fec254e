import { compileWordLists, wordAt } from "../../../language/mod.ts";
import { type Passage, sentenceOf } from "./passage.ts";
import data from "./wording/hypothetical.json" with { type: "json" };
import languageData from "./wording/language.json" with { type: "json" };

const { provoking } = compileWordLists({ provoking: data.provoking });
const language = compileWordLists(languageData);
const actReach = 2;

/** Where a supposition that begins at a word ends, `limit` at most: "agony if I move, vomiting" supposes the movement alone. */
export function endOfProvoking(passage: Passage, from: number, limit: number): number {
  if (!isProvoking(passage, from)) return limit;
  const rest = passage.words.slice(from, limit);
  const joint = rest.findIndex(({ text }) => text === "," || language.joiners.has(text));
  return joint < 0 ? limit : from + joint;
}

/** "worse if I cough", but not "if I cough I'll stop" */
function isProvoking(passage: Passage, from: number): boolean {
  const { words } = passage;
  const isBehind = wordAt(words, from) === "if" && (sentenceOf(passage, from)?.from ?? from) < from;
  return isBehind && words.slice(from + 2, from + 2 + actReach).some(({ text }) => provoking.has(text));
}
