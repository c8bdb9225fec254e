import { isDetailLink } from "../text/chunks.ts";
import type { Segment } from "./segment.ts";
import { beginsMeal, isHadAgain, textBetween } from "./text-between.ts";

/** Whether two mentions are of one helping: "coffee, toast. 10am coffee" and "apple, toast, apple" are not. */
export function isOfHelping(
  text: string,
  kept: readonly Segment[],
  earlier: Segment,
  later: Segment,
): boolean {
  const between = textBetween(text, earlier, later);
  const isOtherLine = isNamedAlike(earlier, later) && between.includes("\n");
  const isApart = isOtherLine || isListedAgain(text, kept, later);
  return !isApart && !beginsMeal(between) && !isHadAgain(text, later);
}

/** The second coffee of "coffee with milk, toast, coffee": a name that a list has twice, with another food between. */
function isListedAgain(text: string, kept: readonly Segment[], later: Segment): boolean {
  const at = kept.findLastIndex((each) => isNamedAlike(each, later));
  const earlier = at < kept.length - 1 ? kept[at] : undefined;
  return earlier !== undefined && /,\s*$/.test(textBetween(text, earlier, later));
}

function isNamedAlike({ mention: one }: Segment, { mention: other }: Segment): boolean {
  return one.terms.size === other.terms.size && [...one.terms.keys()].every((term) => other.terms.has(term));
}

/** A phrase that a list has again is one of its own, and describes nothing of what stands before it. */
export function listApart(text: string, kept: readonly Segment[], segment: Segment): Segment {
  const [first, ...others] = segment.chunks;
  if (first === undefined || !isListedAgain(text, kept, segment)) return segment;
  return { ...segment, chunks: [{ ...first, link: "comma" }, ...others] };
}

/** Whether nothing else has the later food with it: "cereal with milk. Tea with milk" has milk twice. */
export function isOfOwner(kept: readonly Segment[], earlier: Segment, later: Segment): boolean {
  return later.chunks[0]?.link !== "with" || isOwner(kept, earlier);
}

/** Whether no food stands behind a mention but what it has with it. */
function isOwner(kept: readonly Segment[], mention: Segment): boolean {
  return kept.findLastIndex(({ chunks }) => !isDetailLink(chunks[0]?.link)) <= kept.indexOf(mention);
}
