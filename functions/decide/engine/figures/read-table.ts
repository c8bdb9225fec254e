import { findPhraseAt, type Span } from "../../../../shared/language/mod.ts";
import { nameUnit } from "../format-amount.ts";
import { openFigures, quantityAt, termAt } from "./figure-reading.ts";
import { type Measure, measures } from "./figure-words.ts";
import { readOptionFigures } from "./read-option-figures.ts";
import type { StatedFigures } from "./stated-figures.ts";

/** The options of a table of figures, and the lines that it stands in. */
export type FigureTable = {
  readonly options: readonly { readonly label: string; readonly stated: StatedFigures | null }[];
  readonly span: Span;
};

type Row = Span & { readonly cells: readonly string[] };

const leastCells = 2;
const mostOptions = 10;
const sodiumMilligramsId = 1093;
const separatorCell = /^:?-{2,}:?$/;
const hundred = /\b(?:per|\/)\s*100\s*(?:g|ml)\b|^100\s*(?:g|ml)$/i;

/**
 * A table of figures with one option a column or a row, drawn with bars, tabs, spaces or commas; null where no lines
 * make one with at least two options.
 */
export function readTable(text: string): FigureTable | null {
  const lines = linesOf(text);
  return findTable(lines, splitBars) ?? findTable(lines, splitSpaces) ?? findTable(lines, splitCommas);
}

type Line = Span & { readonly text: string };

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    return { ...span, text: line };
  });
}

function findTable(lines: readonly Line[], split: (line: string) => string[]): FigureTable | null {
  let block: Row[] = [];
  for (const line of [...lines, { start: 0, end: 0, text: "" }]) {
    const cells = split(line.text);
    if (cells.length >= leastCells) {
      block.push({ start: line.start, end: line.end, cells });
      continue;
    }
    const table = toTable(block.filter((row) => !row.cells.every((cell) => separatorCell.test(cell))));
    if (table !== null) return table;
    block = [];
  }
  return null;
}

function splitBars(line: string): string[] {
  if (!line.includes("|")) return [];
  const cells = line.split("|").map((cell) => cell.trim());
  return /^\s*\|/.test(line) ? cells.slice(1, cells.at(-1) === "" ? -1 : undefined) : cells;
}

function splitSpaces(line: string): string[] {
  if (line.trim() === "") return [];
  const cells = line
    .trimEnd()
    .replaceAll("\t", "   ")
    .split(/ {2,}/)
    .map((cell) => cell.trim());
  const [first = "", ...rest] = cells;
  const measure = leadingMeasure(first);
  return measure === null ? cells : [measure.name, measure.rest, ...rest];
}

/** "protein 10 g" of a row whose first gap is one space wide. */
function leadingMeasure(cell: string): { name: string; rest: string } | null {
  const reading = openFigures(cell);
  const hit = findPhraseAt(measures, reading.terms, 0);
  const value = reading.tokens[hit?.end ?? 0];
  if (hit === null || value?.kind !== "number") return null;
  return { name: cell.slice(0, value.start).trim(), rest: cell.slice(value.start) };
}

function splitCommas(line: string): string[] {
  const cells = line.split(/[,;]/).map((cell) => cell.trim());
  return cells.length > leastCells ? cells : [];
}

function toTable(rows: readonly Row[]): FigureTable | null {
  const [head, ...body] = rows;
  const last = body.at(-1);
  if (head === undefined || last === undefined) return null;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const heads = [...Array<string>(width - head.cells.length).fill(""), ...head.cells];
  const byColumn = body.filter(({ cells }) => measureOf(cells[0] ?? "") !== null);
  const options =
    byColumn.length > 0 && heads.slice(1).every((cell) => measureOf(cell) === null)
      ? readColumns(heads, body)
      : heads.slice(1).some((cell) => measureOf(cell) !== null)
        ? readRows(heads, body)
        : [];
  const stated = options.filter(({ stated }) => stated !== null);
  return stated.length < leastCells ? null : { options: stated, span: { start: head.start, end: last.end } };
}

function readColumns([corner = "", ...labels]: readonly string[], body: readonly Row[]) {
  return labels.slice(0, mostOptions).map((label, index) => {
    const cells = body.map(({ cells }): [string, string] => [cells[0] ?? "", cells[index + 1] ?? ""]);
    return toOption(label, cells, corner);
  });
}

function readRows([corner = "", ...names]: readonly string[], body: readonly Row[]) {
  return body.slice(0, mostOptions).map(({ cells: [label = "", ...values] }) =>
    toOption(
      label,
      names.map((name, index): [string, string] => [name, values[index] ?? ""]),
      corner,
    ),
  );
}

function toOption(label: string, cells: readonly (readonly [string, string])[], corner: string) {
  const words = cells.map(([name, value]) => describeCell(name, value, corner)).filter((cell) => cell !== "");
  return { label: label.trim(), stated: readOptionFigures(words.join(", ")).stated };
}

/** A cell in words: "protein: 20 g per 100 g"; empty where it has no number. */
function describeCell(name: string, value: string, corner: string): string {
  const reading = openFigures(value);
  const quantity = quantityAt(reading, termAt(reading, 0) === "<" ? 1 : 0);
  const measure = measureOf(name);
  if (quantity === null) return "";
  if (measure === null) return value;
  const isBare = quantity.end >= reading.tokens.length;
  const unit = isBare ? ` ${unitOf(name, measure)}` : "";
  const per = hundred.test(name) || hundred.test(corner) ? " per 100 g" : "";
  return measure.unit === "kcal" ? `${value}${unit}${per}` : `${measureName(name)}: ${value}${unit}${per}`;
}

function measureOf(cell: string): Measure | null {
  return findPhraseAt(measures, openFigures(cell).terms, 0)?.meaning ?? null;
}

function measureName(cell: string): string {
  const reading = openFigures(cell);
  const hit = findPhraseAt(measures, reading.terms, 0);
  return cell.slice(0, reading.tokens[(hit?.end ?? 1) - 1]?.end ?? cell.length);
}

/** The unit in the heading ("protein (g)"), else the usual one of labels: salt is stated in grams. */
function unitOf(name: string, { unit, share, compoundId }: Measure): string {
  const [, stated] = /[(/,]\s*(g|mg|µg|mcg|kj|kcal)\b/i.exec(name) ?? [];
  if (stated !== undefined) return stated;
  if (/\bkj\b/i.test(name)) return "kJ";
  if (unit === "kcal") return unit;
  return compoundId === sodiumMilligramsId && share !== 1 ? "g" : nameUnit(compoundId);
}
