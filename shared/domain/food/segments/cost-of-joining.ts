import { type Chunk, isDetailLink } from "../text/chunks.ts";
import { partTerms } from "../text/vocabulary.ts";
import { textWeights } from "../text-weights.ts";
import { never } from "./never.ts";
import {
  isCountOfPieces,
  isDishEnd,
  isKindOfDish,
  isMeasuredBefore,
  isOnDish,
  isWeighedBehind,
} from "./phrase-kinds.ts";

const { joining, joiningBare } = textWeights;

/** "Two eggs and toast" are no egg bread: pieces that were counted are a food, and what is listed behind is another. */
function isBesideCounted(chunk: Chunk, before: Chunk | undefined): boolean {
  if (!isListedBehind(chunk) || isDishEnd(chunk, before) || before?.measure?.kind !== "count") return false;
  const { count, unit } = before.measure;
  return (count < 1 && unit === "") || (count > 1 && /[^s]s$/.test(before.words.at(-1) ?? ""));
}

/** "a scoop of tzatziki, village salad" is no salad called tzatziki. */
function isDishBesideMeasured({ link, measure, terms }: Chunk, before: Chunk | undefined): boolean {
  return (
    link === "comma" &&
    measure === null &&
    isKindOfDish(terms) &&
    before !== undefined &&
    before.measure !== null
  );
}

/**
 * "spaghetti and 4 meatballs" are no plate of spaghetti with meatballs: their number is not that of the dish. "Rice 150 g
 * and miso soup" is no rice soup, and behind "and a" stands another food.
 */
function isOtherFood(chunk: Chunk, before: Chunk | undefined): boolean {
  if (!isListedBehind(chunk)) return false;
  const { measure } = chunk;
  if (measure === null) return isWeighedBehind(before);
  if (measure.kind === "article") return chunk.link === "and" && measure.unit === "";
  return measure.kind === "count" && measure.count > 1 && isMeasuredBefore(chunk) && before?.measure === null;
}

function isListedBehind({ link }: Chunk): boolean {
  return link === "and" || link === "comma";
}

/** What it costs to read a phrase as describing the one before it. */
export function costOfJoining(chunk: Chunk, before: Chunk | undefined): number {
  const { link, measure } = chunk;
  if (isOtherFood(chunk, before) || isDishBesideMeasured(chunk, before)) return never;
  if (measure === null)
    return joiningBare[link] + (isBesideCounted(chunk, before) ? joining.besideCounted : 0);
  if (link === "gloss") return before !== undefined && isOnDish(chunk, before) ? never : 0;
  const isPart = isDetailLink(link) && partTerms.has(chunk.terms.at(-1) ?? "");
  if (isPart && measure.kind === "mass" && before?.measure?.kind === "article") return joining.weighedPart;
  if (isCountOfPieces(chunk) || (isPart && measure.kind === "article")) return joining.countedPart;
  if (link === "hard" || (measure.kind !== "article" && measure.kind !== "count")) return never;
  return joining[link] + (measure.kind === "count" ? joining.counted : 0);
}
