import { genericHeads } from "../candidates/food-names.ts";
import language from "../data/language.json" with { type: "json" };
import { normaliseWord } from "../text/terms.ts";
import type { Segment } from "./segment.ts";

const { kindsOfBread, ...words } = language.countedAgain;
/** "garlic bread" is no bread that was counted. */
const besideBreads = new Set(kindsOfBread);
const sliced = new Set(words.sliced);
const slices = new Set(words.slices);
const filled = new Set(words.filled);

/** "pancakes with syrup, 3 pancakes": the count is of the food that was named without one. "And" begins another helping. */
export function isCountedAgain(earlier: Segment, later: Segment): boolean {
  const isNext = isAside(later) || later.chunks[0]?.link === "gloss";
  const isOpen = earlier.measure === null || earlier.measure.isBareSize === true;
  if (!isNext || !isOpen || !isMeasured(later)) return false;
  const named = [...later.mention.terms].filter(([, { isWeak }]) => !isWeak);
  const isSaid = named.length > 0 && named.every(([term]) => earlier.mention.terms.has(term));
  const isSameFood = later.ranked[0]?.profile.food.id === earlier.ranked[0]?.profile.food.id;
  return isSaid && (later.mention.head === earlier.mention.head || isSameFood);
}

/** "cereal, 2 bowls of Frosties": the kind of food stands before the one that is measured. */
export function isKindOfMeasured(earlier: Segment, later: Segment): boolean {
  const kind = [...earlier.mention.terms.keys()];
  const head = kind.at(-1) ?? "";
  if (earlier.measure !== null || !isMeasured(later) || !isAside(later)) return false;
  // "Roast pork, about 200 g of meat": the meat has the name of no kind.
  if (later.mention.head === "meat") return false;
  // "coffee, 2 tbsp creamer": a coffee creamer is no coffee.
  if (later.mention.terms.has(head) && later.mention.head !== head) return false;
  // "chicken, rice, 2 chicken wings" are two foods, "soup and a roll - tomato soup, 1 crusty roll" are not.
  if (later.chunks[0]?.link === "comma" && isWritten(kind, later)) return false;
  const [food, ofKind] = [later.ranked[0]?.profile, earlier.ranked[0]?.profile];
  const naming = food?.namings[0];
  const isInName = kind.every((term) => naming?.terms.has(term));
  if (isInName && (naming?.heads.has(head) || genericHeads.has(head))) return true;
  return genericHeads.has(head) && kind.length === 1 && food?.food.foodGroup === ofKind?.food.foodGroup;
}

/** "sausage and mash, 3 pork sausages": behind a pair, one of the two is counted with its kind. */
export function isCountedOfPair(earlier: Segment, paired: Segment | undefined, later: Segment): boolean {
  const isPaired = paired?.chunks[0]?.link === "and" && paired !== later;
  const isCounted = later.measure?.kind === "count" && later.chunks[0]?.link === "comma";
  if (!isPaired || !isCounted || earlier.measure !== null) return false;
  const named = [...earlier.mention.terms.keys()];
  return earlier.mention.head === later.mention.head && named.every((term) => later.mention.terms.has(term));
}

function isWritten(terms: readonly string[], { chunks }: Segment): boolean {
  const written = chunks.flatMap(({ words }) => words.flatMap(normaliseWord));
  return terms.some((term) => written.includes(term));
}

function isAside({ chunks: [first] }: Segment): boolean {
  return first?.link === "comma" || first?.link === "hard";
}

function isMeasured({ measure }: Segment): boolean {
  return measure !== null && measure.kind !== "article";
}

/** "beans on toast, 2 slices wholemeal": the slices are the toast, and say of which bread. */
export function isSlicedAgain(earlier: Segment, later: Segment): boolean {
  const isBread = earlier.measure === null && isOf(sliced, earlier) && !isOf(filled, earlier);
  return isBread && isBehind(later) && isSlicesOfBread(later);
}

/** "cheese toastie, 2 slices white bread": the slices are in the sandwich. */
export function isBreadOfSandwich(earlier: Segment, later: Segment): boolean {
  const isSandwich = earlier.measure?.kind !== "mass" && isOf(filled, earlier);
  return isSandwich && (isBehind(later) || later.chunks[0]?.link === "prep") && isSlicesOfBread(later);
}

function isBehind({ chunks: [first] }: Segment): boolean {
  return first?.link === "comma" || first?.link === "gloss";
}

/** Of plain bread: a garlic or a banana bread is eaten beside a sandwich. */
function isSlicesOfBread(segment: Segment): boolean {
  if ([...segment.mention.terms.keys()].some((term) => besideBreads.has(term))) return false;
  return slices.has(segment.measure?.unit ?? "") && isOf(sliced, segment) && !isOf(filled, segment);
}

function isOf(kinds: ReadonlySet<string>, { ranked: [best] }: Segment): boolean {
  return [...(best?.profile.namings[0]?.terms.keys() ?? [])].some((term) => kinds.has(term));
}
