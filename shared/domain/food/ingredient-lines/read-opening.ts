import { readAddition, readAlternatives } from "./alternative-amounts.ts";
import { readCountedMeasure, skipHyphen } from "./counted-measure.ts";
import units from "./data/units.json" with { type: "json" };
import { readBracketedAmounts, readMeasuredAmount, skipApproximations } from "./line-amount.ts";
import { endMeasure, type LineMeasure, noMeasure } from "./line-measure.ts";
import { type LineQuantity, readArticle, readQuantity } from "./line-quantity.ts";
import { readSize } from "./line-size.ts";
import type { LineToken } from "./line-token.ts";
import { readUnit } from "./line-unit.ts";
import { lineWords } from "./line-words.ts";
import { readPackage, readPieceUnit } from "./piece-unit.ts";
import { readSizes } from "./read-sizes.ts";

const bareUnits = new Set(units.bare);

/** Reads the measure at the line's beginning; `amount` and `bareUnit` are null when there is none. */
export function readOpening(tokens: readonly LineToken[]): LineMeasure {
  const near = skipApproximations(tokens, 0);
  const front = readSizes(tokens, near, "unit");
  const start = tokens[front.next]?.kind === "number" ? front.next : near;
  const sizes = start === near ? [] : front.sizes;
  const quantity = readQuantity(tokens, start) ?? readArticle(tokens, start);
  if (quantity === null) return readBareMeasure(tokens) ?? noMeasure;
  const count = { ...quantity, next: skipTimes(tokens, quantity.next) };
  const measure =
    readMultiple(tokens, count) ?? readMeasured(tokens, start) ?? readCountedMeasure(tokens, count, []);
  return { ...measure, sizes: [...sizes, ...measure.sizes] };
}

// "2 x tins" and "1 x large onion" count without a number behind.
function skipTimes(tokens: readonly LineToken[], at: number): number {
  return tokens[at]?.key === "x" && tokens[at + 1]?.kind === "word" ? at + 1 : at;
}

/** "2 x 50g pieces", "1 (400 g) can", "1 4-pound goose", "1 small 14-ounce can". */
function readMultiple(tokens: readonly LineToken[], count: LineQuantity): LineMeasure | null {
  const whole = tokens[count.next]?.key === "whole" ? count.next + 1 : count.next;
  const { sizes, next: at } = readSizes(tokens, whole, "unit");
  const group = readBracketedAmounts(tokens, at);
  const times = tokens[at]?.key === "×" ? at + 1 : at;
  const plain = group === null ? readMeasuredAmount(tokens, times) : null;
  const each = group?.amounts[0] ?? plain?.amount;
  if (each === undefined || each.unit === null || isTotal(tokens, at, count)) return null;
  const same = readAlternatives(tokens, group?.next ?? plain?.next ?? at);
  const next = skipHyphen(tokens, same.next);
  const piece = readCountedMeasure(tokens, { ...count, next }, sizes);
  return { ...piece, each, kept: tokens.slice(count.next, whole) };
}

// "8 (about 2 pounds) thighs": what is estimated is the weight of all.
function isTotal(tokens: readonly LineToken[], at: number, count: LineQuantity): boolean {
  const isBracket = tokens[at]?.key === "(";
  return isBracket && count.value > 1 && lineWords.leadingApproximations.has(tokens[at + 1]?.key ?? "");
}

/** "100g/3½oz", "1 cup (240 ml)", "1 cup plus 2 tablespoons", with the container or piece behind it. */
function readMeasured(tokens: readonly LineToken[], start: number): LineMeasure | null {
  const direct = readMeasuredAmount(tokens, start);
  if (direct === null) return null;
  const same = readAlternatives(tokens, direct.next);
  const added = readAddition(tokens, same.next);
  const after = readAlternatives(tokens, added?.next ?? same.next);
  const size = readSize(tokens, after.next);
  const next = skipHyphen(tokens, size?.next ?? after.next);
  const piece = readPackage(tokens, next);
  return {
    ...noMeasure,
    amount: added === null ? direct.amount : { ...direct.amount, plus: added.amount },
    sizes: size === null ? [] : [size.size],
    package: piece?.unit ?? null,
    others: [...same.amounts, ...after.amounts],
    ...endMeasure(tokens, piece?.next ?? next),
  };
}

/** Reads a measure without a number: "pinch of", "few sprigs", "small handful", "slice of", "a little", "some". */
function readBareMeasure(tokens: readonly LineToken[]): LineMeasure | null {
  const first = skipVagueNumber(tokens);
  const isVagueNumber = first > 0;
  const { sizes, next } = readSizes(tokens, first, "unit");
  const unit = readUnit(tokens, next);
  if (unit === null || unit.kind === "length") {
    return isVagueNumber ? { ...noMeasure, ...endMeasure(tokens, first) } : null;
  }
  const isOpen = tokens[unit.next]?.key === "of" || tokens[unit.next]?.key === "each";
  const isMarked = isVagueNumber || sizes.length > 0 || bareUnits.has(unit.unit);
  const isUnit = unit.kind === "vague" || isOpen || (isMarked && readPieceUnit(tokens, next, null) !== null);
  if (!isUnit || tokens[unit.next] === undefined) return null;
  return { ...noMeasure, bareUnit: unit.unit, sizes, ...endMeasure(tokens, unit.next) };
}

function skipVagueNumber(tokens: readonly LineToken[]): number {
  const article = tokens[0]?.key === "a" || tokens[0]?.key === "an" ? 1 : 0;
  const key = tokens[article]?.key ?? "";
  const isVague = lineWords.vagueNumbers.has(key) || (article === 1 && lineWords.vagueAmounts.has(key));
  if (!isVague) return 0;
  return tokens[article + 1]?.key === "of" ? article + 2 : article + 1;
}
