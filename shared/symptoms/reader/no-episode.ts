import type { Mention, Passage } from "./passage.ts";
import { compileList, findPhraseAt } from "./phrase-list.ts";
import supposition from "./wording/supposition.json" with { type: "json" };

const eager = new Set(supposition.eager.split(" "));
const aftermaths = new Set(supposition.aftermaths.split(" "));
const notAftermaths = new Set(supposition.notAftermaths.split(" "));
const almost = new Set(supposition.almost.split(" "));
const things = new Set(supposition.things.split(" "));
const causes = new Set(supposition.causes.split(" "));
const selves = new Set(supposition.selves.split(" "));
const whens = compileList(supposition.whens);
const adjectiveReach = 3;
const whenLength = 3;
const mainReach = 6;
const generalReach = 60;

/** Whether the words around a name make it a thing, a general truth, a habit or something that did not come. */
export function isNoEpisode(passage: Passage, mention: Mention): boolean {
  return isThing(passage, mention) || isRecurring(passage.words, mention) || isGeneral(passage, mention);
}

/** "headache pills", "almost threw up", "itching to try it", "nausea would be awful" */
function isThing({ words }: Passage, { from, to }: Mention): boolean {
  const isAftermath = aftermaths.has(words[to]?.text ?? "") && !notAftermaths.has(words[to + 1]?.text ?? "");
  if (isAftermath) return true;
  const isEager = words[to]?.text === "to" && eager.has(words[to - 1]?.text ?? "");
  const isComing = words[from - 1]?.text === "to" && words[from - 2]?.text === "about";
  return isComing || isEager || things.has(words[to]?.text ?? "") || almost.has(words[from - 1]?.text ?? "");
}

/** "when I get a headache I take a pill": whenever, not now. */
function isRecurring(words: Passage["words"], { from, to }: Mention): boolean {
  for (let at = from - 1; at >= from - adjectiveReach - whenLength; at--) {
    const phrase = findPhraseAt(whens, words, at, from);
    if (phrase)
      return (
        phrase.to >= from - adjectiveReach && words.slice(to, to + mainReach).some(({ text }) => text === "i")
      );
  }
  return false;
}

/** "milk causes bloating", told of nobody */
function isGeneral({ words, clauseAt }: Passage, { from }: Mention): boolean {
  const clause = clauseAt[from];
  let isCaused = false;
  for (let at = from - 1; at >= from - generalReach && clauseAt[at] === clause; at--) {
    const text = words[at]?.text ?? "";
    if (selves.has(text)) return false;
    if (causes.has(text)) isCaused = true;
  }
  for (let at = from; isCaused && at < from + generalReach && clauseAt[at] === clause; at++) {
    if (selves.has(words[at]?.text ?? "")) return false;
  }
  return isCaused;
}
