import { readAddition, readAlternatives } from "./alternative-amounts.ts";
import { amountOf, readCount, readMeasuredAmount } from "./line-amount.ts";
import { endMeasure, type LineMeasure, noMeasure } from "./line-measure.ts";
import type { LineQuantity } from "./line-quantity.ts";
import type { LineToken } from "./line-token.ts";
import { isMeasured, type LineUnit, readUnit } from "./line-unit.ts";
import { readPieceUnit } from "./piece-unit.ts";
import { readSizes } from "./read-sizes.ts";

/** Reads what follows a count: "2 large cloves", "1 heaped tsp", "3 medium", "1 can (400 g)", "2 large or 5 small". */
export function readCountedMeasure(
  tokens: readonly LineToken[],
  count: LineQuantity,
  before: readonly string[],
): LineMeasure {
  const wide = readSizes(tokens, count.next, "unit");
  const unit = readCountedUnit(tokens, wide.next, count);
  const { sizes, next } = unit === null ? readSizes(tokens, count.next, "piece") : wide;
  const amount = amountOf(count.value, count.max, unit?.unit ?? null);
  const measure = { ...noMeasure, amount, sizes: [...before, ...sizes] };
  if (unit === null) return readOtherCount(tokens, measure, next);
  const inside = unit.kind === "container" ? readMeasuredAmount(tokens, unit.next) : null;
  const same = readAlternatives(tokens, inside?.next ?? unit.next);
  const added = readAddition(tokens, same.next);
  const [first, ...others] = inside === null ? same.amounts : [inside.amount, ...same.amounts];
  const isHolder = unit.kind === "container" && first !== undefined && first.unit !== null;
  return {
    ...measure,
    amount: added === null ? amount : { ...amount, plus: added.amount },
    each: isHolder ? first : null,
    others: isHolder ? others : same.amounts,
    ...endMeasure(tokens, added?.next ?? same.next),
  };
}

/** "2 large or 5 small leeks": another count of another size. */
function readOtherCount(tokens: readonly LineToken[], measure: LineMeasure, at: number): LineMeasure {
  const other = tokens[at]?.key === "or" && measure.sizes.length > 0 ? readCount(tokens, at + 1) : null;
  const same = readAlternatives(tokens, other?.next ?? at);
  const others = other === null ? same.amounts : [other.amount, ...same.amounts];
  return { ...measure, others, ...endMeasure(tokens, same.next) };
}

function readCountedUnit(tokens: readonly LineToken[], at: number, count: LineQuantity): LineUnit | null {
  const unit = readUnit(tokens, at);
  if (unit === null) return null;
  return isMeasured(unit) || unit.kind === "vague" ? unit : readPieceUnit(tokens, at, count);
}

/** Steps over the hyphen of "14-ounce-can". */
export function skipHyphen(tokens: readonly LineToken[], at: number): number {
  return tokens[at]?.key === "-" && tokens[at]?.isGlued === true ? at + 1 : at;
}
