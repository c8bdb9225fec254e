import { findPhraseAt, fractionWords } from "../../../../shared/language/mod.ts";
import type { Portion } from "./figure.ts";
import { type FigureReading, quantityAt, termAt } from "./figure-reading.ts";
import { eating, holders, measures, portionUnits, wholes } from "./figure-words.ts";

const eaters = new Set(["i", "we", "i'd", "i'll", "id", "ill", "usually", "just", "only", "he", "she"]);
const ofIt = new Set(["it", "that", "this", "them", "those", "each", "the"]);
const ones = new Set(["a", "an", "one", "1", "each", "every", "per", "the"]);
const weighing = new Set([
  "is",
  "weigh",
  "weighs",
  "weighing",
  "=",
  ":",
  "of",
  "about",
  "around",
  "roughly",
  "are",
  "(",
  "come",
  "comes",
  "at",
  "to",
]);
/** "Eating the whole pack either way", "I'd finish all of it". */
const eatenWhole =
  /\b(?:whole|entire|full)\s+(?:(?:of\s+)?(?:it|them|lot|thing|pack|packet|packs|bag|bags|bottle|can|tin|pot|tub|box|bar|one|either))\b|\ball of (?:it|them|either)\b|\b(?:eat|eating|have|having|finish|finishing|drink|drinking|polish off)\s+(?:it|them) all\b/iu;
const between = new Set(["about", "around", "only", "just", "up"]);
const servings = new Set(["serving", "portion", "piece", "slice", "biscuit", "bar", "cookie", "square"]);

/** How much is eaten, or how many are in a package, whose words begin at a token; null where none do. */
export function readPortion(reading: FigureReading, at: number): Portion | null {
  return readEaten(reading, at) ?? readPack(reading, at) ?? readPiece(reading, at) ?? readMass(reading, at);
}

/** "I eat two", "I drink 300 ml", "I have the whole pack", "I eat half of it". */
function readEaten(reading: FigureReading, at: number): Portion | null {
  if (!eaters.has(termAt(reading, at))) return null;
  let verb = at + 1;
  if (eaters.has(termAt(reading, verb))) verb++;
  if (!eating.has(termAt(reading, verb))) return null;
  const from = between.has(termAt(reading, verb + 1)) ? verb + 2 : verb + 1;
  const whole = endOfWhole(reading, from);
  if (whole !== null) return { kind: "all", from: at, to: whole };
  const share = fractionWords.get(termAt(reading, from));
  if (share !== undefined) return { kind: "share", share, from: at, to: endOfRest(reading, from + 1) };
  const mass = readMass(reading, from);
  if (mass !== null) return { ...mass, from: at };
  const quantity = quantityAt(reading, from);
  if (quantity === null) return null;
  const isHeld = holders.has(termAt(reading, quantity.end));
  const to = endOfRest(reading, isHeld ? quantity.end + 1 : quantity.end);
  const isAlone = isHeld || to > quantity.end || isBreak(reading, quantity.end);
  return isAlone ? { kind: "count", count: quantity.value, from: at, to } : null;
}

function isBreak(reading: FigureReading, at: number): boolean {
  return ["", ",", ".", ";", "!", "?", "\n", ")", "or", "vs"].includes(termAt(reading, at));
}

/** "The whole pack", "all of it", "it all". */
function endOfWhole(reading: FigureReading, at: number): number | null {
  const first = termAt(reading, at);
  if (first === "all") return endOfRest(reading, at + 1);
  if (first === "it" && termAt(reading, at + 1) === "all") return at + 2;
  if (!["the", "a", "one"].includes(first)) return null;
  const isWhole = ["whole", "entire", "full"].includes(termAt(reading, at + 1));
  if (!isWhole) return null;
  return wholes.has(termAt(reading, at + 2)) ? at + 3 : at + 2;
}

/** Behind "of it", "of them". */
function endOfRest(reading: FigureReading, at: number): number {
  const isOf = termAt(reading, at) === "of" && ofIt.has(termAt(reading, at + 1));
  return isOf ? at + 2 : at;
}

/** "Pack of 6", "4 servings per tub", "3 servings in the pack", "4 servings of". */
function readPack(reading: FigureReading, at: number): Portion | null {
  if (wholes.has(termAt(reading, at)) && termAt(reading, at + 1) === "of") {
    const quantity = quantityAt(reading, at + 2);
    if (quantity?.isFigure === true)
      return { kind: "pack", count: quantity.value, from: at, to: quantity.end };
  }
  const quantity = quantityAt(reading, at);
  if (quantity === null || !servings.has(termAt(reading, quantity.end))) return null;
  const behind = quantity.end + 1;
  const isPer = ["per", "in", "a", "/"].includes(termAt(reading, behind));
  const nounAt = ["a", "the", "one"].includes(termAt(reading, behind + 1)) ? behind + 2 : behind + 1;
  if (isPer && wholes.has(termAt(reading, nounAt)))
    return { kind: "pack", count: quantity.value, from: at, to: nounAt + 1 };
  const isOfFigure = termAt(reading, behind) === "of" && quantityAt(reading, behind + 1) !== null;
  return isOfFigure ? { kind: "pack", count: quantity.value, from: at, to: behind } : null;
}

/** "A slice is 40 g", "one bar weighs 35 g", "each biscuit (12 g)", "bag is 25 g": what one of them weighs. */
function readPiece(reading: FigureReading, at: number): Portion | null {
  const holderAt = ones.has(termAt(reading, at)) ? at + 1 : at;
  if (!holders.has(termAt(reading, holderAt)) || (holderAt === at && !isEatenWhole(reading, at))) return null;
  let from = holderAt + 1;
  while (weighing.has(termAt(reading, from))) from++;
  const mass = from === holderAt + 1 ? null : readMass(reading, from);
  if (mass === null || isOfMeasure(reading, mass.to)) return null;
  const isClosed = termAt(reading, from - 1) === "(" && termAt(reading, mass.to) === ")";
  return { ...mass, from: at, to: isClosed ? mass.to + 1 : mass.to };
}

/** "Serving is 30 g" says what is eaten, "bag is 25 g" only where the whole of it is. */
function isEatenWhole(reading: FigureReading, at: number): boolean {
  const isOpening = [",", "(", ";", ".", "and", "-", "–", ":"].includes(termAt(reading, at - 1));
  return isOpening && (servings.has(termAt(reading, at)) || eatenWhole.test(reading.text));
}

/** "A bar (20 g protein)", "a tin is 14 g of protein": the mass of the nutrient, not of the bar. */
function isOfMeasure(reading: FigureReading, at: number): boolean {
  const named = termAt(reading, at) === "of" ? at + 1 : at;
  return findPhraseAt(measures, reading.terms, named) !== null;
}

/** "35 g bowl", "500 ml bottle", "150 g of each", "a pint". */
function readMass(reading: FigureReading, at: number): Portion | null {
  const quantity = quantityAt(reading, at);
  const isOne = quantity === null && ["a", "one"].includes(termAt(reading, at));
  const unitAt = quantity?.end ?? (isOne && termAt(reading, at + 1) === "pint" ? at + 1 : null);
  if (unitAt === null) return null;
  const unit = findPhraseAt(portionUnits, reading.terms, unitAt);
  if (unit === null) return null;
  const to = holders.has(termAt(reading, unit.end)) ? unit.end + 1 : unit.end;
  const grams = (quantity?.value ?? 1) * unit.meaning;
  const end = endOfRest(reading, to);
  const isForAll =
    termAt(reading, end - 1) === "each" || (termAt(reading, end) === "each" && isBreak(reading, end + 1));
  return {
    kind: "mass",
    grams,
    isForAll,
    from: at,
    to: isForAll && termAt(reading, end) === "each" ? end + 1 : end,
  };
}
