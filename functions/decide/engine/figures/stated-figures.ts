import { addIntervals, type Interval, mapRising } from "../../../../shared/domain/nutrition/mod.ts";
import type { Figure, FigurePart } from "./figure.ts";

/** What a question states of an option. */
export type StatedFigures = {
  /** Amounts by compound in what is eaten. */
  readonly ofPortion: ReadonlyMap<number, Interval>;
  /** Amounts by compound in 100 g or 100 ml, where the portion is not stated. */
  readonly ofHundred: ReadonlyMap<number, Interval>;
  /** Grams or millilitres of what is eaten; null where they are not stated. */
  readonly grams: number | null;
};

/** What the words of an option say beside its figures. */
type OptionAmounts = {
  /** "2" of "2 slices of toast, 95 kcal each". */
  readonly count: number;
  /** "Half" of "half a pizza (900 kcal whole)". */
  readonly share: number;
  /** Grams in the words themselves: "500 ml bottle of juice". */
  readonly grams: number | null;
};

/** Turns stated figures into those of what is eaten; of two figures of one compound the first stands. */
export function settleFigures(parts: readonly FigurePart[], option: OptionAmounts): StatedFigures {
  const eaten = readEaten(parts, option);
  const ofPortion = new Map<number, Interval>();
  const ofHundred = new Map<number, Interval>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "figure" || ofPortion.has(part.compoundId) || ofHundred.has(part.compoundId)) continue;
    const factor = factorOf({ ...part, basis: basisOf(parts, index, part) }, eaten);
    if (factor === null) ofHundred.set(part.compoundId, part.amount);
    else
      ofPortion.set(
        part.compoundId,
        mapRising(part.amount, (figure) => figure * factor),
      );
  }
  return { ofPortion, ofHundred, grams: eaten.grams };
}

/** What is stated of all parts of an option together; null where the parts have no compound in common. */
export function sumFigures(parts: readonly StatedFigures[]): StatedFigures | null {
  const [first, ...others] = parts;
  const ids = [...(first?.ofPortion.keys() ?? [])].filter((id) =>
    others.every(({ ofPortion }) => ofPortion.has(id)),
  );
  if (ids.length === 0) return null;
  const ofPortion = ids.map((id) => {
    const amounts = parts.flatMap(({ ofPortion }) => ofPortion.get(id) ?? []);
    return [id, addIntervals(amounts)] as const;
  });
  return { ofPortion: new Map(ofPortion), ofHundred: new Map(), grams: null };
}

const ofPiece = { per: "piece", noun: null } as const;

/** Behind "per 100 g:" a figure is of that, behind "4 servings of" of a serving. */
function basisOf(parts: readonly FigurePart[], index: number, part: Figure): Figure["basis"] {
  if (part.basis.per !== "whole") return part.basis;
  if (isOfServing(parts[index - 1], part)) return ofPiece;
  return parts.slice(0, index).some(({ kind }) => kind === "hundred") ? { per: "hundred" } : part.basis;
}

/** "4 servings of 150 kcal". */
function isOfServing(before: FigurePart | undefined, { from, basis }: Figure): boolean {
  return before?.kind === "pack" && basis.per === "whole" && from === before.to + 1;
}

type Eaten = {
  readonly grams: number | null;
  readonly pieces: number;
  readonly share: number;
  /** "I eat half": of all figures, not only of those of the whole. */
  readonly isShareStated: boolean;
};

function readEaten(parts: readonly FigurePart[], { count, share, grams }: OptionAmounts): Eaten {
  let mass = grams;
  let counted: number | null = null;
  let pack: number | null = null;
  let isAll = false;
  let eatenShare: number | null = null;
  for (const part of parts) {
    if (part.kind === "mass") mass = part.grams;
    if (part.kind === "count") counted = part.count;
    if (part.kind === "pack") pack = part.count;
    if (part.kind === "all") isAll = true;
    if (part.kind === "share") eatenShare = part.share;
  }
  const pieces = counted ?? (isAll ? pack : null) ?? count;
  const ofPack = counted !== null && pack !== null ? counted / pack : share;
  return { grams: mass, pieces, share: eatenShare ?? ofPack, isShareStated: eatenShare !== null };
}

/** By what a figure is multiplied; null where it is of 100 g and nobody knows of how many grams. */
function factorOf({ basis, eatenShare, isOfWhole }: Figure, eaten: Eaten): number | null {
  const { grams, pieces, share, isShareStated } = eaten;
  if (basis.per === "hundred") return grams === null ? null : grams / 100;
  if (basis.per === "piece") return pieces;
  return isOfWhole || isShareStated ? share : eatenShare;
}
