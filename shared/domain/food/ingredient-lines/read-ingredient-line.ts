import { createMemory } from "../../../platform/kernel/mod.ts";
import type { IngredientLine, LineAmount } from "./ingredient-line.ts";
import { joinNameClauses } from "./join-name-clauses.ts";
import { findClose, readAmountsOnly, readMeasuredAmount } from "./line-amount.ts";
import type { LineClauses } from "./line-clauses.ts";
import { splitClauses } from "./line-clauses.ts";
import type { LineMeasure } from "./line-measure.ts";
import { findCut, readName } from "./line-name.ts";
import { readPartOpening } from "./line-part.ts";
import { sortRemarks } from "./line-remarks.ts";
import { type LineToken, renderTokens, tokeniseLine } from "./line-token.ts";
import { unitBehindName } from "./line-unit.ts";
import { readOpening } from "./read-opening.ts";

/** An amount that stood behind the name: "butter 100g", "flour: 2 cups", "chicken (500 g)". */
type TrailingAmounts = {
  readonly name: readonly LineToken[];
  readonly amount: LineAmount;
  readonly others: readonly LineAmount[];
  readonly clauses: readonly (readonly LineToken[])[];
};

/** A text without headings is read as a list several times, each of its lines as a line and as its parts. */
const remember = createMemory<IngredientLine>({ name: "ingredient lines", mostBytes: 4 * 1024 * 1024 });

/**
 * Reads one line of a recipe's ingredient list: "2 x 400g/14oz tins plum tomatoes, drained".
 * Never throws; what it cannot take apart stays in the name.
 */
export function readIngredientLine(line: string): IngredientLine {
  return remember(line, () => takeApart(line));
}

function takeApart(line: string): IngredientLine {
  const tokens = bracketsBehind(tokeniseLine(line));
  const part = readPartOpening(tokens);
  const body = tokens.slice(part.next);
  const opening = readOpening(body);
  const split = splitClauses(body.slice(opening.next));
  const [first = [], ...clauses] = joinNameClauses(split.clauses, opening.isEach);
  const hasMeasure = opening.amount !== null || opening.bareUnit !== null;
  const trailing = hasMeasure ? null : readTrailingAmounts(first, clauses, split);
  const measure = trailing === null ? opening : { ...opening, amount: trailing.amount };
  const named = readName([...opening.kept, ...(trailing?.name ?? first)]);
  const behind = measure.amount?.unit === null ? unitBehindName(named.name) : null;
  const name = behind === null ? named.name : named.name.slice(0, -1);
  const remarks = takeAmounts([...named.remarks, ...(trailing?.clauses ?? clauses), ...split.remarks]);
  return {
    name: renderName(name),
    ...amountFields(measure, behind),
    size: [...measure.sizes, ...named.sizes].join(" ") || null,
    isForEach: opening.isEach,
    others: [...measure.others, ...(trailing?.others ?? split.amounts), ...remarks.amounts],
    ...sortRemarks(remarks.left, [...part.preparations, ...named.preparations], part.parts),
  };
}

// "(optional) 2 tablespoons capers": a remark in front reads as one behind.
function bracketsBehind(tokens: readonly LineToken[]): readonly LineToken[] {
  if (tokens[0]?.key !== "(") return tokens;
  const close = findClose(tokens, 0);
  const isRemark = readAmountsOnly(tokens.slice(1, close)) === null && close + 1 < tokens.length;
  return isRemark ? [...tokens.slice(close + 1), ...tokens.slice(0, close + 1)] : tokens;
}

/** Remarks that are amounts and nothing else ("about 2 pounds") measure; the others are left. */
function takeAmounts(remarks: readonly (readonly LineToken[])[]) {
  const read = remarks.map((remark) => ({ remark, amounts: readAmountsOnly(remark) }));
  return {
    amounts: read.flatMap(({ amounts }) => amounts ?? []),
    left: read.filter(({ amounts }) => amounts === null).map(({ remark }) => remark),
  };
}

function renderName(name: readonly LineToken[]): string {
  const named = name[0]?.key === "of" ? name.slice(1) : name;
  return renderTokens(named).replace(/^[\s,.;:/-]+|[\s,.;:/-]+$/gu, "");
}

function amountFields({ amount, bareUnit, each, package: holder }: LineMeasure, behind: string | null) {
  return {
    quantity: amount?.quantity ?? null,
    ...(amount?.quantityMax === undefined ? {} : { quantityMax: amount.quantityMax }),
    unit: amount?.unit ?? bareUnit ?? behind,
    ...(amount?.plus === undefined ? {} : { plus: amount.plus }),
    ...(each === null ? {} : { each }),
    ...(holder === null ? {} : { package: holder }),
  };
}

/** Finds the amount of a line that opens with its name; null when it has none. */
function readTrailingAmounts(
  name: readonly LineToken[],
  clauses: readonly (readonly LineToken[])[],
  split: LineClauses,
): TrailingAmounts | null {
  const ending = readEnding(name);
  if (ending !== null) return { ...ending, clauses };
  const [amount, ...others] = split.amounts;
  // The bracket of "lard for 6 (300 g) tins" does not measure the lard.
  if (amount !== undefined && findCut(name) === name.length) return { name, amount, others, clauses };
  const at = clauses.findIndex((clause) => readAmountsOnly(clause) !== null);
  const [first, ...more] = readAmountsOnly(clauses[at] ?? []) ?? [];
  if (first === undefined) return null;
  return { name, amount: first, others: more, clauses: clauses.filter((_, other) => other !== at) };
}

function readEnding(name: readonly LineToken[]) {
  for (let at = 1; at < name.length; at++) {
    if (name[at]?.kind !== "number" || readMeasuredAmount(name, at) === null) continue;
    const [amount, ...others] = readAmountsOnly(name.slice(at)) ?? [];
    if (amount !== undefined) return { name: name.slice(0, at), amount, others };
  }
  return null;
}
