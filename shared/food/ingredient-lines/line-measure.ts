import type { LineAmount } from "./ingredient-line.ts";
import {
  amountOf,
  type ReadAmounts,
  readBracketedAmounts,
  readMeasuredAmount,
  skipApproximations,
} from "./line-amount.ts";
import { type LineQuantity, readQuantity } from "./line-quantity.ts";
import type { LineToken } from "./line-token.ts";
import { isMeasured, type LineUnit, readUnit } from "./line-unit.ts";
import { lineWords } from "./line-words.ts";

/** The measure a line opens with, and where its name begins. */
export interface LineMeasure {
  readonly amount: LineAmount | null;
  /** The unit of a line without a number: "pinch". */
  readonly bareUnit: string | null;
  readonly sizes: readonly string[];
  readonly each: LineAmount | null;
  readonly package: string | null;
  readonly others: readonly LineAmount[];
  readonly next: number;
}

const nothing = { amount: null, bareUnit: null, sizes: [], each: null, package: null, others: [] };

/** Reads the measure at the line's beginning; `amount` and `bareUnit` are null when there is none. */
export function readOpening(tokens: readonly LineToken[]): LineMeasure {
  const start = skipApproximations(tokens, 0);
  const quantity = readQuantity(tokens, start) ?? readArticle(tokens, start);
  if (quantity === null) return readBare(tokens) ?? { ...nothing, next: 0 };
  return readMultiple(tokens, quantity) ?? readMeasured(tokens, start) ?? readCounted(tokens, quantity, []);
}

// "a 400 g tin" and "a pinch" count one; "a few sprigs" does not.
function readArticle(tokens: readonly LineToken[], at: number): LineQuantity | null {
  const key = tokens[at]?.key;
  if (key !== "a" && key !== "an") return null;
  return lineWords.vagueNumbers.has(tokens[at + 1]?.key ?? "") ? null : { value: 1, max: null, next: at + 1 };
}

/** "2 x 50g pieces", "1 (400 g) can", "1 3-pound chicken", "1 small 14-ounce can". */
function readMultiple(tokens: readonly LineToken[], count: LineQuantity): LineMeasure | null {
  const { sizes, next: at } = readSizes(tokens, count.next, lineWords.unitSizes);
  const group = readBracketedAmounts(tokens, at);
  const times = tokens[at]?.key === "×" ? at + 1 : at;
  const plain = group === null ? readMeasuredAmount(tokens, times) : null;
  const each = group?.amounts[0] ?? plain?.amount;
  if (each === undefined || each.unit === null) return null;
  const same = readAlternatives(tokens, group?.next ?? plain?.next ?? at);
  const hyphen = tokens[same.next]?.key === "-" ? same.next + 1 : same.next;
  const piece = readCounted(tokens, { ...count, next: hyphen }, sizes);
  return { ...piece, each, others: piece.others };
}

/** "125g/4½oz", "1 cup (240 ml)", "1 cup plus 2 tablespoons", with the container or piece behind it. */
function readMeasured(tokens: readonly LineToken[], start: number): LineMeasure | null {
  const direct = readMeasuredAmount(tokens, start);
  if (direct === null) return null;
  const same = readAlternatives(tokens, direct.next);
  const added = readAddition(tokens, same.next);
  const amount = added === null ? direct.amount : { ...direct.amount, plus: added.amount };
  const after = added === null ? same : readAlternatives(tokens, added.next);
  const inner = readSizes(tokens, after.next, lineWords.sizes);
  const hyphen = tokens[inner.next]?.key === "-" ? inner.next + 1 : inner.next;
  const piece = readPieceUnit(tokens, hyphen);
  return {
    ...nothing,
    amount,
    sizes: inner.sizes,
    package: piece?.unit ?? null,
    others: [...same.amounts, ...(added === null ? [] : after.amounts)],
    next: skipOf(tokens, piece?.next ?? inner.next),
  };
}

/** "2 large cloves", "1 heaped tsp", "3 medium", "2 cans or bottles". */
function readCounted(
  tokens: readonly LineToken[],
  count: LineQuantity,
  before: readonly string[],
): LineMeasure {
  const wide = readSizes(tokens, count.next, lineWords.unitSizes);
  const sized = readUnit(tokens, wide.next) === null ? null : readCountedUnit(tokens, wide.next);
  const narrow = readSizes(tokens, count.next, lineWords.sizes);
  const { sizes, next } = sized === null ? narrow : wide;
  const same = readAlternatives(tokens, sized?.next ?? next);
  const added = sized === null ? null : readAddition(tokens, same.next);
  const amount = amountOf(count.value, count.max, sized?.unit ?? null);
  return {
    ...nothing,
    amount: added === null ? amount : { ...amount, plus: added.amount },
    sizes: [...before, ...sizes],
    others: same.amounts,
    next: skipOf(tokens, added?.next ?? same.next),
  };
}

function readCountedUnit(tokens: readonly LineToken[], at: number): LineUnit | null {
  const unit = readUnit(tokens, at);
  if (unit === null) return null;
  if (isMeasured(unit) || unit.kind === "vague") return unit;
  return readPieceUnit(tokens, at);
}

/** A container or piece word is a unit only with a food behind it: "1 clove garlic", not "20 cloves, crushed". */
function readPieceUnit(tokens: readonly LineToken[], at: number): LineUnit | null {
  const unit = readUnit(tokens, at);
  if (unit === null || isMeasured(unit) || unit.kind === "vague") return null;
  const other = tokens[unit.next]?.key === "or" ? readUnit(tokens, unit.next + 1) : null;
  const next = other?.kind === unit.kind ? other.next : unit.next;
  const after = tokens[next];
  const goesOn =
    after?.kind === "word" || after?.kind === "number" || ["(", "/", "'"].includes(after?.key ?? "");
  const isJoin = ["and", "or", "for", "plus", "to"].includes(after?.key ?? "");
  return goesOn && !isJoin ? { ...unit, next } : null;
}

/** Other measures of the same amount: "/4½oz", "(240 ml)", "or 240 ml". */
function readAlternatives(tokens: readonly LineToken[], at: number): ReadAmounts {
  const amounts: LineAmount[] = [];
  let next = at;
  for (;;) {
    const slash = tokens[next]?.key === "/" || tokens[next]?.key === "or" || tokens[next]?.key === "-";
    const single = slash ? readMeasuredAmount(tokens, next + 1) : null;
    const group = single === null ? readBracketedAmounts(tokens, next) : null;
    if (single === null && group === null) return { amounts, next };
    amounts.push(...(group?.amounts ?? (single === null ? [] : [single.amount])));
    next = group?.next ?? single?.next ?? next;
  }
}

function readAddition(tokens: readonly LineToken[], at: number) {
  const joins = ["plus", "and", "+", "&"].includes(tokens[at]?.key ?? "");
  return joins ? readMeasuredAmount(tokens, at + 1) : null;
}

/** "pinch of", "few sprigs", "small handful", "slice of": a unit without a number. */
function readBare(tokens: readonly LineToken[]): LineMeasure | null {
  const article = tokens[0]?.key === "a" || tokens[0]?.key === "an" ? 1 : 0;
  const isVagueNumber = lineWords.vagueNumbers.has(tokens[article]?.key ?? "");
  const first = isVagueNumber ? (tokens[article + 1]?.key === "of" ? article + 2 : article + 1) : article;
  const { sizes, next } = readSizes(tokens, first, lineWords.unitSizes);
  const unit = readUnit(tokens, next);
  if (unit === null || unit.kind === "length") return isVagueNumber ? { ...nothing, next: first } : null;
  const isOpen = tokens[unit.next]?.key === "of" || tokens[unit.next]?.key === "each";
  const hasFood = readPieceUnit(tokens, next) !== null && (isVagueNumber || sizes.length > 0);
  if (unit.kind !== "vague" && !isOpen && !hasFood) return null;
  if (tokens[unit.next] === undefined) return null;
  return { ...nothing, bareUnit: unit.unit, sizes, next: skipOf(tokens, unit.next) };
}

function readSizes(tokens: readonly LineToken[], at: number, known: ReadonlySet<string>) {
  const sizes: string[] = [];
  let next = at;
  for (;;) {
    const adverb = lineWords.sizeAdverbs.has(tokens[next]?.key ?? "") ? 1 : 0;
    const word = tokens[next + adverb];
    const key = word?.key ?? "";
    const isLocked = lineWords.lockedSizes.has(`${key} ${tokens[next + adverb + 1]?.key ?? ""}`);
    if (!(known.has(key) || lineWords.sizes.has(key)) || isLocked) return { sizes, next };
    sizes.push(adverb === 1 ? `${tokens[next]?.key} ${key}` : key);
    next += adverb + 1;
    if (tokens[next]?.key === "," && lineWords.describing.has(tokens[next + 1]?.key ?? "")) next++;
  }
}

function skipOf(tokens: readonly LineToken[], at: number): number {
  if (tokens[at]?.key !== "of") return at;
  return ["the", "a", "an"].includes(tokens[at + 1]?.key ?? "") ? at + 2 : at + 1;
}
