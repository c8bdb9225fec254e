import { excuseSpans, isDescribing, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import { joinPhrases, type Token } from "../terms.ts";
import { findCompoundEnd } from "../vocabulary.ts";

/** A food that was named before and is refused now is not part of the meal, unless it is another kind of the food. */
export function dropRefused(walk: Walk, refused: readonly Token[]): void {
  const head = joinPhrases(refused.at(-1)?.terms ?? []).at(-1);
  if (head === undefined) return;
  const at = walk.chunks.findLastIndex(({ terms }) => terms.at(-1) === head && !isOtherKind(refused, terms));
  if (at >= 0) excuseSpans(walk, walk.chunks.splice(at, 1));
}

/** Skipped sweet potatoes are not the mashed potatoes, unlike "the potatoes" and "the cold potatoes". */
function isOtherKind(refused: readonly Token[], named: readonly string[]): boolean {
  const kinds = refused.filter((token, at) => isNaming(token) || findCompoundEnd(refused, at) !== null);
  const isOther = joinPhrases(kinds.flatMap(({ terms }) => terms)).some((term) => !named.includes(term));
  const terms = joinPhrases(refused.flatMap((token) => token.terms));
  return isOther && named.some((term) => !terms.includes(term));
}

/** "dressing on the side (didn't use it)": the food that was named last, with the phrases that describe it. */
export function dropLast(walk: Walk): void {
  if (walk.endedRecipe?.to === walk.chunks.length) return;
  const at = walk.chunks.findLastIndex(({ link }) => !isDescribing(link));
  if (at >= 0) excuseSpans(walk, walk.chunks.splice(at));
}

/** "fries that I didn't eat": the food that was named last, alone. */
export function dropNearest(walk: Walk): void {
  excuseSpans(walk, walk.chunks.splice(-1));
}
