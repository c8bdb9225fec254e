import { dropMentions } from "./drop-mentions.ts";
import { createMentionFinder, type MentionFinder } from "./find-mentions.ts";
import { readFoodTerms, type StepSwap } from "./food-terms.ts";
import { replaceMentions } from "./replace-mentions.ts";
import { rewriteDerivedWords } from "./rewrite-derived-words.ts";

const sentence = /[^.!?]*(?:[.!?](?!\s|$|["')])[^.!?]*)*[.!?]*["')]*\s*/g;

/**
 * The steps with every mention of a swapped food replaced by its new name, or dropped with the words about it;
 * sentences only about dropped foods and empty steps are left out. `kept` are the names of the other ingredients.
 */
export function rewriteSteps(
  steps: readonly string[],
  swaps: readonly StepSwap[],
  kept: readonly string[],
): string[] {
  const terms = readFoodTerms(swaps, kept);
  const findMentions = createMentionFinder(terms);
  return steps
    .map((step) => rewriteSentences(rewriteDerivedWords(changeMethod(step, swaps), terms), findMentions))
    .filter((step) => /\p{L}/u.test(step));
}

function changeMethod(step: string, swaps: readonly StepSwap[]): string {
  return swaps
    .flatMap(({ method = [] }) => method)
    .reduce((text, { match, replace }) => text.replace(new RegExp(match, "gi"), replace), step);
}

function rewriteSentences(step: string, findMentions: MentionFinder): string {
  if (findMentions(step).length === 0) return step;
  const sentences = step.match(sentence) ?? [];
  return sentences
    .map((sentence) => {
      if (findMentions(sentence).length === 0) return sentence;
      const rewritten = replaceMentions(dropMentions(sentence, findMentions), findMentions);
      return rewritten.trim() === "" ? "" : tidySentence(rewritten);
    })
    .join("")
    .trim();
}

/** The sentence with single spaces, without stray commas or repetitions, and with a capital at the start. */
function tidySentence(sentence: string): string {
  const plain = dropRepeats(sentence)
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/,\s*([.!?])/g, "$1")
    .replace(/\(\s*\)/g, "")
    .replace(/^[\s,;:]+/, "");
  const once = plain.replace(/\b([\p{L}-]+(?: [\p{L}-]+){0,3}?) \(or (?:the )?\1\)/giu, "$1");
  const single = once.replace(/(?<![\p{L}-])([\p{L}-]+(?: [\p{L}-]+){0,3}?) ?\/ ?\1(?![\p{L}/-])/giu, "$1");
  return single.slice(0, 1).toUpperCase() + single.slice(1);
}

const repeated =
  /\b((?:the )?)([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?:,| and|, and| or) (?:the )?\2\b(?![/-]| [\p{L}-]+ing)/giu;
const mostRepeats = 3;

/** "seeds, seeds and seeds" says one thing once. */
function dropRepeats(sentence: string): string {
  let text = sentence;
  for (let round = 0; round < mostRepeats; round++) text = text.replace(repeated, "$1$2");
  return text;
}
