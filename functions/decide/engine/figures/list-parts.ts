import { findApart, findPhraseAt } from "../../../../shared/language/mod.ts";
import type { Figure, FigurePart, Portion } from "./figure.ts";
import { type FigureReading, quantityAt, termAt } from "./figure-reading.ts";
import { energyUnits, type Measure, measures, multiples } from "./figure-words.ts";
import { type Heading, headingAt } from "./heading-at.ts";
import type { FigureState } from "./name-measure.ts";
import { readHundred } from "./read-basis.ts";
import { layoutOf, readFigure } from "./read-figure.ts";
import { endings, isBesideName, leastEnergyAlone } from "./read-other-units.ts";
import { readPortion } from "./read-portion.ts";

const sentenceEnds = new Set([".", "!", "?", "\n", ";"]);
const gramUnits = new Set(["g", "gram", "grams"]);
const repeating = new Set(["one", "ones", "other", "one's", "other's", "version", "brand"]);
const itemStarts = new Set([",", "or", "and", "vs", "\n"]);
const fewestListed = 2;
/** A heavier bare weight is how much is eaten. */
const mostTimes = 2;
const multipleEnds = new Set(["much", "many"]);

/** The stated figures and portions of a text from left to right, none overlapping. */
export function listParts(reading: FigureReading): FigurePart[] {
  const parts: FigurePart[] = [];
  let state: FigureState = {
    reading,
    usedTo: 0,
    last: null,
    layout: null,
    header: null,
    asked: findAsked(reading),
    hasBareEnergy: hasBareEnergy(reading),
  };
  for (let at = 0; at < reading.tokens.length; at++) {
    state = { ...state, header: headerAt(state, at) };
    const part =
      readMultiple(state, at) ??
      readFigure(state, at) ??
      readHundred(reading, at) ??
      readHeld(state, at) ??
      readRepeated(reading, lastInGrams(reading, parts), at) ??
      readListed(state, parts, at) ??
      readPortion(reading, at);
    if (part === null) continue;
    parts.push(part);
    const isFigure = part.kind === "figure";
    const layout = state.layout ?? (isFigure ? layoutOf(reading, part) : null);
    state = { ...state, usedTo: part.to, layout, last: isFigure ? part : state.last };
    at = part.to - 1;
  }
  return parts;
}

/** "Calories: soup 180, sandwich 420" and "fibre wise: bread A 6 g": the measure holds until the sentence ends. */
function headerAt({ reading, header }: FigureState, at: number): Heading | null {
  return at === 0 || sentenceEnds.has(termAt(reading, at - 1)) ? headingAt(reading, at) : header;
}

function hasBareEnergy(reading: FigureReading): boolean {
  const named = findApart(measures, reading.terms);
  if (named.length === 0 || named.some(({ meaning }) => meaning.unit !== "kcal")) return false;
  const alone = reading.tokens.filter(({ kind, value }, at) => {
    const isEnded =
      endings.has(termAt(reading, at + 1)) || findPhraseAt(energyUnits, reading.terms, at + 1) !== null;
    return kind === "number" && value >= leastEnergyAlone && isEnded && isBesideName(reading, at);
  });
  return alone.length > 1;
}

/** The one measure in grams that a text names; null where it names none or several. */
function findAsked({ terms }: FigureReading): Measure | null {
  const named = findApart(measures, terms).filter(({ meaning }) => meaning.unit !== "kcal");
  const [first] = named;
  const isOne = named.every(({ meaning }) => meaning.compoundId === first?.meaning.compoundId);
  return first !== undefined && isOne ? first.meaning : null;
}

/** "20 g per scoop with 3 scoops". */
function readHeld({ reading, last }: FigureState, at: number): Portion | null {
  const noun = last?.basis.per === "piece" ? last.basis.noun : null;
  const quantity = noun === null ? null : quantityAt(reading, at);
  if (quantity === null || termAt(reading, quantity.end) !== noun) return null;
  const isLed = ["with", ",", "and", "x", "×", "("].includes(termAt(reading, at - 1));
  return isLed ? { kind: "count", count: quantity.value, from: at, to: quantity.end + 1 } : null;
}

function lastInGrams(reading: FigureReading, parts: readonly FigurePart[]): Figure | null {
  const last = parts.findLast(
    (part) => part.kind === "figure" && gramUnits.has(termAt(reading, part.from + 1)),
  );
  return last?.kind === "figure" ? last : null;
}

/** "The other one 6.8 g": of the compound and on the basis of the figure before. */
function readRepeated(reading: FigureReading, last: Figure | null, at: number): Figure | null {
  const quantity = last === null || !repeating.has(termAt(reading, at - 1)) ? null : quantityAt(reading, at);
  if (last === null || quantity === null || !gramUnits.has(termAt(reading, quantity.end))) return null;
  const value = quantity.value * last.factor;
  return { ...last, amount: { low: value, value, high: value }, from: at, to: quantity.end + 1 };
}

/** "Biscuit 9g sugar, pudding 17g sugar, yogurt 5g": the measure of a list is that of its last member too. */
function readListed(
  { reading, asked, last }: FigureState,
  parts: readonly FigurePart[],
  at: number,
): Figure | null {
  const quantity = last === null || last.compoundId !== asked?.compoundId ? null : quantityAt(reading, at);
  if (last === null || quantity === null || !gramUnits.has(termAt(reading, quantity.end))) return null;
  const to = quantity.end + 1;
  const figures = parts.flatMap((part) => (part.kind === "figure" ? [part] : []));
  const isList =
    figures.length >= fewestListed && figures.every(({ compoundId }) => compoundId === last.compoundId);
  const most = Math.max(...figures.map(({ amount }) => amount.high));
  const { value } = quantity;
  const isLikely = value * last.factor <= mostTimes * most && endings.has(termAt(reading, to));
  if (!isList || !isLikely || !isNewItem(reading, last.to, at)) return null;
  const amount = value * last.factor;
  return { ...last, amount: { low: amount, value: amount, high: amount }, from: at, to };
}

/** Whether a comma or "or" and the name of another food stand between a figure and a place. */
function isNewItem({ tokens, terms }: FigureReading, from: number, at: number): boolean {
  const opening = terms.slice(from, at).findLastIndex((term) => itemStarts.has(term));
  const name = tokens.slice(from + opening + 1, at);
  return opening >= 0 && name.length > 0 && name.every(({ kind }) => kind === "word");
}

/** "Twice as much", "double": of the compound of the figure before. */
function readMultiple({ reading, last }: FigureState, at: number): Figure | null {
  const times = multiples.get(termAt(reading, at));
  if (times === undefined || last === null) return null;
  const isFull = termAt(reading, at + 1) === "as" && multipleEnds.has(termAt(reading, at + 2));
  const isShort = ["double", "triple"].includes(termAt(reading, at)) && termAt(reading, at + 1) === "that";
  if (!isFull && !isShort) return null;
  const { low, value, high } = last.amount;
  const amount = { low: low * times, value: value * times, high: high * times };
  return { ...last, amount, from: at, to: isFull ? at + 3 : at + 2 };
}
