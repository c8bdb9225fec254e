import type { ValueType } from "../build/catalogue-model.ts";

/** The value in a cell, in the unit of its column. */
export type CellValue = {
  readonly amount: number | null;
  readonly valueType: ValueType;
  readonly minimum: number | null;
  readonly maximum: number | null;
};

/** How the numbers of a file are written. */
export type NumberStyle = {
  /** True where a comma before three digits is a decimal comma, like the other commas of the file. */
  readonly hasDecimalComma: boolean;
};

const words: Readonly<Record<string, ValueType>> = {
  trace: "trace",
  traces: "trace",
  tr: "trace",
  present: "unquantified",
};
const bounds: Readonly<Record<string, ValueType>> = { "<": "less_than", ">": "greater_than" };
const valueForm =
  /^([<>])?\s*([^\s<>()[\]]+)(?:\s*[([]\s*([^\s()[\]]+?)\s*(?:-|–|to)\s*([^\s()[\]]+?)\s*[)\]])?(?:\s+(quantified|calculated))?$/i;
const plainNumber = /^\d*\.?\d+(?:e[+-]?\d{1,2})?$/i;
const expected =
  'write a number, "<0.1", ">5", "trace", "present", "12 (10-14)", or nothing where it is unknown';

/**
 * Reads a cell: null where it is empty, which is unknown and never zero; a message where it cannot be read.
 * `usualType` is the type of a plain number.
 */
export function readValueCell(
  text: string,
  usualType: ValueType,
  style: NumberStyle,
): CellValue | string | null {
  const cell = text.normalize("NFKC").trim();
  if (cell === "") return null;
  const word = words[cell.toLowerCase().replace(/\.$/, "")];
  if (word) return { amount: null, valueType: word, minimum: null, maximum: null };
  const match = valueForm.exec(cell);
  if (!match) return `"${shorten(cell)}" is not a value: ${expected}`;
  const [, sign, number = "", low, high, typeName] = match;
  const amounts = [number, low, high].map((part) => (part === undefined ? null : readNumber(part, style)));
  const wrong = amounts.find((amount) => typeof amount === "string");
  if (typeof wrong === "string") return wrong;
  const [amount = null, minimum = null, maximum = null] = amounts
    .map((one) => Number(one ?? Number.NaN))
    .map(orNull);
  if (sign !== undefined && (minimum !== null || typeName !== undefined))
    return `"${shorten(cell)}" is both a bound and a value`;
  if (amount !== null && minimum !== null && maximum !== null && !(minimum <= amount && amount <= maximum))
    return `the range of "${shorten(cell)}" does not contain its value`;
  const valueType = bounds[sign ?? ""] ?? (typeName === undefined ? usualType : typeOf(typeName));
  if (valueType === "less_than" && amount === 0) return `"${shorten(cell)}" has no meaning: write 0 or trace`;
  return { amount, valueType, minimum, maximum };
}

/** Reads a number as spreadsheets write it; returns a message where it is not one. */
export function readNumber(text: string, { hasDecimalComma }: NumberStyle): number | string {
  if (/^[-−]/.test(text)) return `"${shorten(text)}" is negative`;
  const isAmbiguous = /^[1-9]\d{0,2},\d{3}$/.test(text);
  if (isAmbiguous && !hasDecimalComma)
    return `"${text}" may be ${text.replace(",", ".")} or ${text.replace(",", "")}: write it with a point`;
  const pointed = /^\d*,\d+$/.test(text) ? text.replace(",", ".") : text;
  if (!plainNumber.test(pointed)) return `"${shorten(text)}" is not a value: ${expected}`;
  return Number(pointed);
}

function typeOf(name: string): ValueType {
  return name.toLowerCase() === "calculated" ? "calculated" : "quantified";
}

function orNull(number: number): number | null {
  return Number.isNaN(number) ? null : number;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
