import type { Segment } from "./segment-meal.ts";

/** Joins a food told twice ("an apple fritter, exactly one fritter") into its first mention. */
export function mergeMentions(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    const at = kept.findLastIndex((earlier) => isRepeated(earlier, segment));
    const earlier = kept[at];
    if (earlier === undefined) kept.push(segment);
    else kept[at] = { ...earlier, measure: moreExact(earlier, segment) };
  }
  return kept;
}

// Two amounts of their own are two helpings; a bare or single repeat with no new word is the same food.
function isRepeated(earlier: Segment, later: Segment): boolean {
  const link = later.chunks[0]?.link;
  if (link === "and" || link === "or" || (later.measure !== null && later.measure.count !== 1)) return false;
  const strong = strongTerms(later);
  if (strong.length === 0 || !strong.every((term) => earlier.mention.terms.has(term))) return false;
  if (later.measure === null) return true;
  const isSameHead = earlier.mention.head === later.mention.head || strong.length > 1;
  return isSameHead && isVague(earlier);
}

function isVague({ measure }: Segment): boolean {
  return measure === null || measure.kind === "article" || (measure.kind === "count" && measure.count === 1);
}

function strongTerms({ mention }: Segment): string[] {
  return [...mention.terms].filter(([, { isWeak }]) => !isWeak).map(([term]) => term);
}

function moreExact(earlier: Segment, later: Segment): Segment["measure"] {
  return later.measure === null || later.measure.kind === "article" ? earlier.measure : later.measure;
}
