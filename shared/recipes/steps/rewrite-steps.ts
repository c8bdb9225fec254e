import { createMentionFinder } from "./create-mention-finder.ts";
import { dropMentions } from "./drop-mentions.ts";
import { readFoodTerms } from "./food-terms.ts";
import type { MentionFinder } from "./mention.ts";
import { replaceMentions } from "./replace-mentions.ts";
import { rewriteDerivedWords } from "./rewrite-derived-words.ts";
import type { StepSwap } from "./step-swap.ts";
import { tidySentence } from "./tidy-sentence.ts";

const SENTENCE = /[^.!?]*(?:[.!?](?!\s|$|["')])[^.!?]*)*[.!?]*["')]*\s*/g;

/**
 * The steps with every mention of a food that goes replaced by its new name, or dropped with the words about it;
 * sentences about nothing else go, and so do steps that become empty. `kept` are the names of the other ingredients.
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
  const sentences = step.match(SENTENCE) ?? [];
  return sentences
    .map((sentence) => {
      if (findMentions(sentence).length === 0) return sentence;
      const rewritten = replaceMentions(dropMentions(sentence, findMentions), findMentions);
      return rewritten.trim() === "" ? "" : tidySentence(rewritten);
    })
    .join("")
    .trim();
}
