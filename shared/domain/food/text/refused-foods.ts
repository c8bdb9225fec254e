import { excuseSpans, isDescribing, type Walk } from "./chunks.ts";

/**
 * A food that was named before and is refused now is not part of the meal, unless it is part of another food. Skipped sweet
 * potatoes are not the mashed potatoes, which have another word before the last.
 */
export function dropRefused(walk: Walk, refused: readonly string[]): void {
  const head = refused.at(-1);
  const at = walk.chunks.findLastIndex(({ terms }) => head !== undefined && terms.at(-1) === head);
  const named = walk.chunks[at]?.terms ?? [];
  const isOther =
    refused.some((term) => !named.includes(term)) && named.some((term) => !refused.includes(term));
  if (at >= 0 && !isOther) excuseSpans(walk, walk.chunks.splice(at, 1));
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
