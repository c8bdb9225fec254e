import { findPhraseAt } from "../../../../shared/language/mod.ts";
import type { Figure } from "./figure.ts";
import {
  type FigureReading,
  isNumberNear,
  type Quantity,
  quantityAt,
  termAt,
  weightAt,
} from "./figure-reading.ts";
import { energyUnits, holders, macroLetters, massUnits, measures, portionUnits } from "./figure-words.ts";
import {
  type FigureState,
  isEnergyAt,
  isTraceUnit,
  type Measured,
  massFactor,
  type NamedMeasure,
  nameBefore,
  nameBehind,
} from "./name-measure.ts";
import { readBasis } from "./read-basis.ts";
import { readBare, readPercentage, readUnits } from "./read-other-units.ts";
import { endOfTotal, isOfWhole, shareBefore } from "./read-whole.ts";

/** "Per 100 kcal" is what figures are compared on. */
const hundred = 100;
const longestName = 5;
const leastFoodGrams = 50;
const mostTraceGrams = 10;
/** From this mass on, a bare "almonds 30 g" is the portion, not the nutrient. */
const mostElliptic = 25;
const behindFigure = new Set([
  "per",
  "in",
  "for",
  "each",
  "and",
  "or",
  "vs",
  "versus",
  "with",
  "a",
  "of",
  "total",
]);
const parting = new Set(["or", "vs", "versus", ",", "and"]);
const basisWords = new Set(["per", "/", "for", "every", "each"]);

/** The amount of a compound whose number begins at a token; null where none does. */
export function readFigure(state: FigureState, at: number): Figure | null {
  const quantity = quantityAt(state.reading, at);
  if (quantity === null) return null;
  const measured = measure(state, at, quantity);
  return measured === null ? null : toFigure(state, { at, quantity, measured });
}

/** The layout that a figure shows; null where its place says nothing. */
export function layoutOf(reading: FigureReading, { compoundId, from }: Figure): "before" | "behind" | null {
  const named = findPhraseAt(measures, reading.terms, from);
  return named?.meaning.compoundId === compoundId ? "before" : "behind";
}

function measure(state: FigureState, at: number, quantity: Quantity): Measured | null {
  const { reading } = state;
  const energy = findPhraseAt(energyUnits, reading.terms, quantity.end);
  if (energy !== null) {
    if (quantity.value === hundred && basisWords.has(termAt(reading, at - 1))) return null;
    const named = nameBefore(state, at);
    const isOfEnergy = named?.compoundId === 1008;
    return { compoundId: 1008, factor: energy.meaning, from: isOfEnergy ? named.from : at, to: energy.end };
  }
  const mass = findPhraseAt(massUnits, reading.terms, quantity.end);
  if (mass !== null) return measureMass(state, at, { grams: mass.meaning, end: mass.end });
  return (
    readPercentage(state, at, quantity) ??
    readUnits(state, at, quantity) ??
    readLetter(reading, at, quantity.end) ??
    readNone(reading, at, quantity) ??
    readBare(state, at, quantity)
  );
}

type Mass = { readonly grams: number; readonly end: number };

/** "20 g of protein", "protein: 20 g", "P 20 g"; under a heading or behind another figure the compound goes without saying. */
function measureMass(state: FigureState, at: number, mass: Mass): Measured | null {
  const { reading } = state;
  const named = nameBefore(state, at);
  const isOfFood = named !== null && isFoodWeight(reading, { at, mass, unit: named.unit });
  const before = named?.unit === "kcal" || isOfFood ? null : named;
  const behind = nameBehind(reading, mass.end);
  const chosen = chooseName(state, { before, behind });
  if (chosen !== null) {
    const from = chosen === before ? chosen.from : at;
    const to = chosen === behind ? chosen.to : mass.end;
    const layout = chosen === before ? "before" : "behind";
    return { compoundId: chosen.compoundId, factor: massFactor(chosen, mass.grams), from, to, layout };
  }
  return readMassLetter(state, at, mass) ?? carryMeasure(state, at, mass) ?? readAsked(state, at, mass);
}

/** "Protein: 150 g firm tofu", "magnesium: 30 g seeds": after the heading such a weight is of the food that follows. */
function isFoodWeight(
  reading: FigureReading,
  { at, mass: { grams, end }, unit }: { at: number; mass: Mass; unit: string },
): boolean {
  const least = isTraceUnit(unit) ? mostTraceGrams : leastFoodGrams;
  const next = reading.tokens[end];
  const isNamed = next?.kind === "word" && !behindFigure.has(next.text);
  return termAt(reading, at - 1) === ":" && weightAt(reading, at, grams) >= least && isNamed;
}

function chooseName(
  { reading, layout }: FigureState,
  { before, behind }: { before: NamedMeasure | null; behind: NamedMeasure | null },
): NamedMeasure | null {
  if (before === null || behind === null) return before ?? behind;
  if (layout !== null) return layout === "before" ? before : behind;
  return quantityAt(reading, behind.to) === null ? behind : before;
}

/** "30g P", "P: 30 g". */
function readMassLetter({ reading, usedTo }: FigureState, at: number, { grams, end }: Mass): Measured | null {
  const behind = letterAt(reading, end);
  if (behind !== null) return { compoundId: behind, factor: grams, from: at, to: end + 1 };
  const before = termAt(reading, at - 1) === ":" ? at - 2 : at - 1;
  const letter = before >= usedTo ? letterAt(reading, before) : null;
  return letter === null ? null : { compoundId: letter, factor: grams, from: before, to: end };
}

/** "P30" and "30P" without a space. */
function readLetter(reading: FigureReading, at: number, end: number): Measured | null {
  const isJoined = (place: number) => reading.tokens[place]?.isGlued === true;
  const before = isJoined(at) ? letterAt(reading, at - 1) : null;
  if (before !== null) return { compoundId: before, factor: 1, from: at - 1, to: end };
  const behind = isJoined(end) ? letterAt(reading, end) : null;
  return behind === null ? null : { compoundId: behind, factor: 1, from: at, to: end + 1 };
}

/** "0 sugar", "zero fat". */
function readNone(reading: FigureReading, at: number, { value, end }: Quantity): Measured | null {
  const behind = value === 0 ? nameBehind(reading, end) : null;
  return behind === null ? null : { compoundId: behind.compoundId, factor: 1, from: at, to: behind.to };
}

/** A single capital; a small one only where it is joined to its number, and a "p" by itself is pence: "60p a tin". */
function letterAt({ tokens, text }: FigureReading, at: number): number | null {
  const token = tokens[at];
  if (token === undefined || token.end - token.start !== 1) return null;
  const isCapital = /\p{Lu}/u.test(text.charAt(token.start));
  const isJoined = token.isGlued || tokens[at + 1]?.isGlued === true;
  const isPence = token.text === "p" && !isCapital && !tokens.some(isOtherMacro);
  return (isCapital || isJoined) && !isPence ? (macroLetters.get(token.text) ?? null) : null;
}

/** The "40c" of "30p 40c 10f" */
function isOtherMacro({ text, isGlued }: FigureReading["tokens"][number]): boolean {
  return isGlued && text !== "p" && macroLetters.has(text);
}

const carriers = new Set([
  ..."has is have with only just contain contains say says show shows state states list lists claim claims read reads give gives offer offers got pack packs".split(
    " ",
  ),
]);
const containers = new Set(["in", "for"]);

/** "Protein: shake 25 g", and "20 g of protein in the bar and 25 g in the shake". */
function carryMeasure(state: FigureState, at: number, { grams, end }: Mass): Measured | null {
  const { reading, header, last } = state;
  if (isWeightOfPack(reading, at)) return null;
  if (header !== null && header.measure.unit !== "kcal") {
    const { measure, isPerHundred } = header;
    if (isTraceUnit(measure.unit) && weightAt(reading, at, grams) >= mostTraceGrams) return null;
    return {
      compoundId: measure.compoundId,
      factor: massFactor(measure, grams),
      from: at,
      to: end,
      isPerHundred,
    };
  }
  if (last === null || last.compoundId === 1008) return null;
  const isInNext =
    containers.has(termAt(reading, end)) && ["the", "a", "an"].includes(termAt(reading, end + 1));
  const isCarried = carriers.has(termAt(reading, at - 1)) || /'s$/.test(reading.tokens[at - 1]?.text ?? "");
  const isShort = !isInNext && !isCarried && isElliptic(state, at, { grams, end });
  if (!isInNext && !isCarried && !isShort) return null;
  const hit = findPhraseAt(measures, reading.terms, last.from) ?? nameWithin(reading, last);
  return hit === null
    ? null
    : {
        compoundId: last.compoundId,
        factor: massFactor(hit.meaning, grams),
        from: at,
        to: end,
        isPerHundred: isShort && last.basis.per === "hundred",
      };
}

/** "More protein: ham roll with 12 g protein or tuna roll 21 g": of another roll, and too little to be the roll itself. */
function isElliptic({ reading, asked, last }: FigureState, at: number, { grams, end }: Mass): boolean {
  if (asked === null || last === null || asked.compoundId !== last.compoundId) return false;
  const weight = weightAt(reading, at, grams);
  const between = reading.terms.slice(last.to, at);
  const isOfSameKind =
    reading.tokens[at - 1]?.kind === "word" &&
    reading.terms.lastIndexOf(termAt(reading, at - 1), last.from) >= 0;
  const isJoined = between.some((term) => parting.has(term));
  const next = reading.tokens[end];
  const isLast = next === undefined || next.kind === "mark" || parting.has(next.text);
  return isJoined && isOfSameKind && isLast && weight < mostElliptic;
}

/** "24 g per scoop", "(32 g)": of the one compound that the text is about. */
function readAsked(state: FigureState, at: number, { grams, end }: Mass): Measured | null {
  const { reading, asked } = state;
  if (asked === null || isWeightOfPack(reading, at) || isWeightOfFood(state, at, { grams, end })) return null;
  const isOfPiece = readBasis(reading, end).basis.per !== "whole";
  const isBracketed =
    termAt(reading, at - 1) === "(" && termAt(reading, end) === ")" && !isNumberNear(reading, end);
  const measured = { compoundId: asked.compoundId, factor: massFactor(asked, grams), from: at, to: end };
  const isBesideEnergy = termAt(reading, end) === "/" && isEnergyAt(reading, end + 1);
  const isOfCompound = grams < 1 || isBehindAmount(reading, at) || isOfWeight(reading, end);
  return isOfPiece || isBracketed || isBesideEnergy || isOfCompound ? measured : null;
}

/** "Red pepper or orange, 100 g each": no portion holds so much of a vitamin, and 100 g each is how much is eaten. */
function isWeightOfFood({ reading, asked }: FigureState, at: number, { grams, end }: Mass): boolean {
  const weight = weightAt(reading, at, grams);
  return isTraceUnit(asked?.unit)
    ? weight >= mostTraceGrams
    : termAt(reading, end) === "each" && weight >= leastFoodGrams;
}

/** "Packet of pretzels (30 g)", "small pot of skyr (150 g)": what a container holds weighs so much. */
function isWeightOfPack(reading: FigureReading, at: number): boolean {
  if (termAt(reading, at - 1) !== "(") return false;
  for (let back = 2; back <= longestName + 1; back++) {
    const word = reading.tokens[at - back];
    if (word === undefined || word.kind !== "word") return false;
    if (termAt(reading, at - back) === "of") return holders.has(termAt(reading, at - back - 1));
  }
  return false;
}

/** "21 g/60 g": so much of the asked compound in the weight behind the slash. */
function isOfWeight(reading: FigureReading, end: number): boolean {
  const weight = termAt(reading, end) === "/" ? quantityAt(reading, end + 1) : null;
  return weight !== null && findPhraseAt(portionUnits, reading.terms, weight.end) !== null;
}

/** "1.5 cups of rice 67 g": the amount is stated already. */
function isBehindAmount(reading: FigureReading, at: number): boolean {
  for (let back = 1; back <= longestName; back++) {
    const word = reading.tokens[at - back];
    if (word === undefined || word.kind === "mark") return false;
    const quantity = quantityAt(reading, at - back);
    if (quantity !== null) return holders.has(termAt(reading, quantity.end));
  }
  return false;
}

function nameWithin(reading: FigureReading, { from, to }: Figure) {
  for (let at = from; at < to; at++) {
    const hit = findPhraseAt(measures, reading.terms, at, { limit: to });
    if (hit !== null && hit.meaning.unit !== "kcal") return hit;
  }
  return null;
}

function toFigure(
  { reading, usedTo }: FigureState,
  { at, quantity, measured }: { at: number; quantity: Quantity; measured: Measured },
): Figure {
  const { compoundId } = measured;
  const isBelow = at > usedTo && termAt(reading, at - 1) === "<";
  const { basis, end: behind, scale } = readBasis(reading, measured.to);
  const factor = measured.factor * scale;
  const amount = isBelow
    ? { low: 0, value: (quantity.value * factor) / 2, high: quantity.value * factor }
    : { low: quantity.low * factor, value: quantity.value * factor, high: quantity.high * factor };
  const end = endOfTotal(reading, behind);
  return {
    kind: "figure",
    compoundId,
    amount,
    factor,
    basis: measured.isPerHundred === true ? { per: "hundred" } : basis,
    eatenShare: shareBefore(reading, Math.min(at, measured.from)),
    isOfWhole: isOfWhole(reading, at, behind),
    from: Math.min(measured.from, isBelow ? at - 1 : at),
    to: end,
  };
}
