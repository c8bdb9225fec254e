import type { IngredientLine } from "../../../shared/domain/food/ingredient-lines/ingredient-line.ts";
import { matchingForm } from "../../../shared/language/inflection.ts";
import { type LabelledMeasure, readLabel } from "./read-label.ts";

/** How one labelled line was read. */
export type JudgedLine = {
  readonly input: string;
  /** Quantity and unit of the first measure are both the label's. */
  readonly isMeasureRight: boolean;
  /** Harmonic mean of precision and recall of the name's words, singular and without accents and signs. */
  readonly nameF1: number;
  readonly expected: string;
  readonly read: string;
};

/** Compares a reading with the label's columns; a range is right by either end, "2 x 50 g" by both numbers. */
export function judgeLine(label: Record<string, string>, line: IngredientLine): JudgedLine {
  const input = label.input ?? "";
  const measure = readLabel(label.quantity ?? "", label.unit ?? "", input);
  return {
    input,
    isMeasureRight: isMeasureRight(measure, line),
    nameF1: scoreName(label.name ?? "", line.name),
    expected: `${label.quantity} | ${label.unit} | ${label.name}`,
    read: JSON.stringify(line),
  };
}

function isMeasureRight(expected: LabelledMeasure, line: IngredientLine): boolean {
  const sizes = words(line.size ?? "");
  return (
    isOneOf(expected.quantities, line.quantity, line.quantityMax) &&
    (expected.each === null ||
      (isOneOf(expected.each.quantities, line.each?.quantity ?? null, line.each?.quantityMax) &&
        expected.each.unit === line.each?.unit)) &&
    (expected.units.length === 0 ? line.unit === null : expected.units.includes(line.unit ?? "")) &&
    expected.sizes.flatMap(words).every((size) => sizes.includes(size))
  );
}

// Either end of a labelled range may be met by either end of the one read; labels are rounded to three decimals.
function isOneOf(expected: readonly number[], low: number | null, high: number | undefined): boolean {
  if (expected.length === 0 || low === null) return expected.length === 0 && low === null;
  return expected.some((value) => [low, high ?? low].some((read) => Math.abs(read - value) < 0.001));
}

function scoreName(expected: string, read: string): number {
  const wanted = words(expected);
  const found = words(read);
  if (wanted.length === 0 || found.length === 0) return wanted.length === found.length ? 1 : 0;
  const left = [...wanted];
  let shared = 0;
  for (const word of found) {
    const at = left.indexOf(word);
    if (at === -1) continue;
    left.splice(at, 1);
    shared++;
  }
  return (2 * shared) / (wanted.length + found.length);
}

function words(text: string): string[] {
  const plain = text
    .replace(/[®™]/g, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'");
  return (plain.match(/[\p{L}\p{N}']+/gu) ?? []).map((word) => matchingForm(word.replace(/'s?$/, "")));
}
