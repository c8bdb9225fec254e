import type { Passage } from "./passage.ts";
import { compileList, findPhrases } from "./phrase-list.ts";
import timing from "./wording/timing.json" with { type: "json" };
import trigger from "./wording/trigger.json" with { type: "json" };

const causes = compileList(trigger.cause);
const disagreeing = compileList(trigger.before);
const determiners = new Set(trigger.determiners.split(" "));
const circumstances = new Set(trigger.circumstances);
const guesses = new Set(["probably", "likely", "presumably"]);
const disturbable = new Set(trigger.disturbable);
const disturbers = new Set(trigger.disturbers.split(" "));
const disturbing = new Set(trigger.disturbing.split(" "));
const reach = 12;
const company = new Set(timing.company.split(" "));

/**
 * The mentions that only tell the circumstances of another symptom, by index: its cause ("from lack of sleep"), the
 * verb of a cause ("onions don't agree with me") or how long it went on ("up all night vomiting"); and sleep that
 * something outside broke.
 */
export function findCircumstances(passage: Passage): Set<number> {
  return new Set(
    [...passage.mentions.keys()].filter((index) => {
      return (
        isCause(passage, index) ||
        isCausing(passage, index) ||
        isSpan(passage, index) ||
        isDisturbed(passage, index)
      );
    }),
  );
}

function isCause({ words, mentions, sentenceAt, sentences }: Passage, index: number): boolean {
  const { found, from } = mentions[index] ?? { found: null, from: 0 };
  if (found === null || !circumstances.has(found.symptomId) || index === 0) return false;
  let at = from;
  const isGuess = guesses.has(words[from - 1]?.text ?? "");
  while (determiners.has(words[at - 1]?.text ?? "")) at--;
  const first = sentences[sentenceAt[from] ?? -1]?.from ?? 0;
  return isGuess || findPhrases(causes, words, first, at).some(({ to }) => to === at);
}

/** "onions don't agree with me, I was burping" */
function isCausing({ words, mentions, sentenceAt }: Passage, index: number): boolean {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const next = mentions[index + 1];
  const [cue] = findPhrases(disagreeing, words, from, to);
  return cue?.from === from && next !== undefined && sentenceAt[next.from] === sentenceAt[from];
}

function isSpan({ words, mentions, times }: Passage, index: number): boolean {
  const { from, to } = mentions[index] ?? { from: 0, to: 0 };
  const next = company.has(words[to]?.text ?? "") ? to + 1 : to;
  const isFollowed = mentions[index + 1]?.from === next;
  return (
    isFollowed &&
    times.some((time) => time.found.meaning.kind === "duration" && time.to === to && time.from > from)
  );
}

/** "slept badly because of the neighbours": no complaint of the body. */
function isDisturbed({ words, mentions, clauseAt }: Passage, index: number): boolean {
  const { found, from } = mentions[index] ?? { found: null, from: 0 };
  if (found === null || !disturbable.has(found.symptomId)) return false;
  let [first, last] = [from, from];
  while (first > from - reach && clauseAt[first - 1] === clauseAt[from]) first--;
  while (last < from + reach && clauseAt[last + 1] === clauseAt[from]) last++;
  const around = words.slice(first, last + 1).map(({ text }) => text);
  return around.some((text) => disturbing.has(text)) && around.some((text) => disturbers.has(text));
}
