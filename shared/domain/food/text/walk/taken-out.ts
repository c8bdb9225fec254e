import { type Chunk, excuseSpans, type Walk } from "../chunks.ts";
import { joinPhrases } from "../terms.ts";
import { headlessTerms } from "../vocabulary.ts";

/** How a food was negated: in brackets or not, and by which word. */
type Negation = { readonly isInBracket: boolean; readonly negator: string | undefined };

/** "bacon, egg and cheese on a roll, no bacon": a part that was named before is taken out of the dish that has it. */
export function takeOut(walk: Walk, negated: readonly string[], { isInBracket, negator }: Negation): boolean {
  const { chunks, draft } = walk;
  const has = ({ terms }: Pick<Chunk, "terms">) => negated.some((term) => terms.includes(term));
  const name = joinPhrases(negated).join(" ");
  const alone = chunks.findLastIndex(({ terms }) => terms.join(" ") === name);
  // "tea with cream, soup (without cream)" is about the soup; "a gyro, it was a falafel pita not a gyro" takes it back.
  const isOfNothing = (draft.words.length === 0 && alone > 0) || (negator === "not" && alone >= 0);
  if (isOfNothing && name !== "" && !isInBracket) {
    excuseSpans(walk, chunks.splice(alone, 1));
    return true;
  }
  const at = chunks.findLastIndex((chunk) => chunk.terms.length > 1 && has(chunk));
  const dish = chunks[at];
  const isVague = draft.measure === null || draft.measure.kind === "article";
  if (dish === undefined || !isVague || has(draft)) return false;
  const terms = dish.terms.filter((term) => !negated.includes(term));
  if (terms.every((term) => headlessTerms.has(term))) return false;
  chunks[at] = { ...dish, terms, negated: [...dish.negated, ...negated] };
  return true;
}
