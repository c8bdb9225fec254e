import { findPhraseAt } from "../../../../shared/language/mod.ts";
import { type FigureReading, type Quantity, termAt } from "./figure-reading.ts";
import {
  alcoholGramsPerUnit,
  dailyKinds,
  dailyValueOf,
  eachWords,
  internationalUnitOf,
  massUnits,
  measures,
  portionUnits,
} from "./figure-words.ts";
import type { Heading } from "./heading-at.ts";
import {
  type FigureState,
  type Measured,
  type NamedMeasure,
  nameBefore,
  nameBehind,
} from "./name-measure.ts";

const fatGramsId = 1004;
const alcoholGramsId = 1018;
/** Millilitres of alcohol weigh less than water. */
const alcoholGramsPerMl = 0.789;
const alcoholWords = new Set(["abv", "vol", "alcohol"]);
const comparisons = new Set(["less", "more", "reduced", "fewer", "lower", "higher", "off"]);
const leastBareEnergy = 10;
/** No brand, size or count that stands behind a name is as large. */
export const leastEnergyAlone = 60;
const notNames = new Set([
  "option",
  "meal",
  "number",
  "no",
  "nr",
  "item",
  "choice",
  "dish",
  "than",
  "or",
  "and",
  "about",
]);
const carriers = new Set(["has", "is", "at", "have", "only", "just"]);
/** What may stand behind a number without unit. */
export const endings = new Set([
  "",
  ",",
  ".",
  ";",
  "!",
  "?",
  "\n",
  ")",
  "|",
  "or",
  "vs",
  "and",
  "versus",
  "-",
  "–",
  "while",
  "but",
]);

/** "25 % DV of iron", "33 % fat", "5 % abv". */
export function readPercentage(state: FigureState, at: number, { end }: Quantity): Measured | null {
  const { reading } = state;
  if (!["%", "percent"].includes(termAt(reading, end))) return null;
  const behind = end + 1;
  const daily = findPhraseAt(dailyKinds, reading.terms, behind);
  if (daily !== null) return readDaily(state, at, { kind: daily.meaning, end: daily.end });
  if (alcoholWords.has(termAt(reading, behind)))
    return {
      compoundId: alcoholGramsId,
      factor: alcoholGramsPerMl,
      from: at,
      to: behind + 1,
      isPerHundred: true,
    };
  const named = nameBehind(reading, behind);
  if (named?.compoundId !== fatGramsId || comparisons.has(termAt(reading, behind))) return null;
  return { compoundId: fatGramsId, factor: 1, from: at, to: named.to, isPerHundred: true };
}

function readDaily(
  state: FigureState,
  at: number,
  { kind, end }: { kind: "american" | "european"; end: number },
): Measured | null {
  const placed = placeName(state, at, end);
  const compoundId = placed?.name.compoundId ?? state.last?.compoundId ?? state.asked?.compoundId;
  const daily = compoundId === undefined ? null : dailyValueOf(compoundId, kind);
  if (compoundId === undefined || daily === null) return null;
  return { compoundId, factor: daily / 100, from: placed?.from ?? at, to: placed?.to ?? end };
}

/** "400 IU of vitamin D", "2 units of alcohol". */
export function readUnits(state: FigureState, at: number, { end }: Quantity): Measured | null {
  const { reading } = state;
  const unit = termAt(reading, end);
  if (unit !== "iu" && unit !== "unit") return null;
  const placed = placeName(state, at, end + 1);
  const isCarried = unit === "unit" && placed === null && state.last?.compoundId === alcoholGramsId;
  if (isCarried) return { compoundId: alcoholGramsId, factor: alcoholGramsPerUnit, from: at, to: end + 1 };
  if (placed === null) return null;
  const { compoundId } = placed.name;
  if (unit === "unit")
    return compoundId === alcoholGramsId
      ? { compoundId, factor: alcoholGramsPerUnit, ...spanOf(placed) }
      : null;
  const factor = internationalUnitOf(compoundId);
  return factor === null ? null : { compoundId, factor, ...spanOf(placed) };
}

type PlacedName = { readonly name: NamedMeasure; readonly from: number; readonly to: number };

/** The compound behind an amount that ends at `end`, else the one before it. */
function placeName(state: FigureState, at: number, end: number): PlacedName | null {
  const behind = nameBehind(state.reading, termAt(state.reading, end) === "for" ? end + 1 : end);
  if (behind !== null) return { name: behind, from: at, to: behind.to };
  const before = nameBefore(state, at);
  return before === null ? null : { name: before, from: before.from, to: end };
}

function spanOf({ from, to }: PlacedName) {
  return { from, to };
}

/** A number without unit is of energy behind its name, under a heading and where the figure before it is. */
export function readBare(
  state: FigureState,
  at: number,
  { end, value, isFigure }: Quantity,
): Measured | null {
  const { reading, header, last } = state;
  const isMass = [massUnits, portionUnits].some((index) => findPhraseAt(index, reading.terms, end) !== null);
  const isOther = isMass || findPhraseAt(measures, reading.terms, end) !== null;
  if (!isFigure || isOther || termAt(reading, end) === "%") return null;
  if (value < leastBareEnergy && header === null) return null;
  const energy = { compoundId: 1008, factor: 1, from: at, to: end };
  const before = nameBefore(state, at);
  if (before?.unit === "kcal") return { ...energy, from: before.from };
  const isEnded = endings.has(termAt(reading, end));
  const isHeaded = header !== null && isEnded;
  if (isHeaded && header.measure.unit === "kcal") return { ...energy, isPerHundred: header.isPerHundred };
  if (isHeaded) return { ...energy, ...ofHeading(header) };
  if (state.hasBareEnergy && isEnded && value >= leastEnergyAlone && isBesideName(reading, at)) return energy;
  const isEach = findPhraseAt(eachWords, reading.terms, end) !== null;
  const isCarried = carriers.has(termAt(reading, at - 1)) && last !== null && last.compoundId === 1008;
  if (isEnded && isCarried) return energy;
  return isEach && termAt(reading, at - 1) === "at" ? energy : null;
}

/** "Mars bar 228", "Bounty: 268". */
export function isBesideName({ tokens }: FigureReading, at: number): boolean {
  const before = tokens[at - 1];
  const name = before?.text === ":" ? tokens[at - 2] : before;
  return name?.kind === "word" && !notNames.has(name.text);
}

/** "Protein per 100 g: chicken 31, tofu 13": in the usual unit of labels. */
function ofHeading({ measure, isPerHundred }: Heading) {
  const { compoundId, share } = measure;
  return { compoundId, factor: share === 1 ? 1 : 1000 * share, isPerHundred };
}
