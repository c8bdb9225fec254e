import type { IngredientLine, LineAmount } from "./ingredient-line.ts";
import { joinNameClauses } from "./join-name-clauses.ts";
import { splitClauses } from "./line-clauses.ts";
import type { LineMeasure } from "./line-measure.ts";
import { readName } from "./line-name.ts";
import { readPartOpening } from "./line-part.ts";
import { sortRemarks } from "./line-remarks.ts";
import { renderTokens, tokeniseLine } from "./line-token.ts";
import { readTrailingAmounts } from "./line-trailing.ts";
import { unitBehindName } from "./line-unit.ts";
import { readOpening } from "./read-opening.ts";

/**
 * Reads one line of a recipe's ingredient list: "2 x 400g/14oz tins plum tomatoes, drained".
 * Never throws; a line it cannot take apart comes back whole as the name.
 */
export function readIngredientLine(line: string): IngredientLine {
  const tokens = tokeniseLine(line);
  const part = readPartOpening(tokens);
  const body = tokens.slice(part.next);
  const opening = readOpening(body);
  const split = splitClauses(body.slice(opening.next));
  const [first = [], ...clauses] = joinNameClauses(split.clauses, opening.isEach);
  const hasMeasure = opening.amount !== null || opening.bareUnit !== null;
  const trailing = hasMeasure ? null : readTrailingAmounts(first, clauses, split);
  const named = readName([...opening.kept, ...(trailing?.name ?? first)]);
  const measure = trailing === null ? opening : { ...opening, amount: trailing.amount };
  const unit = measure.amount?.unit ?? measure.bareUnit;
  const behind = unit === null && measure.amount !== null ? unitBehindName(named.name) : null;
  const name = behind === null ? named.name : named.name.slice(0, -1);
  const rest = [...named.remarks, ...(trailing?.clauses ?? clauses), ...split.remarks];
  const remarks = sortRemarks(rest, [...part.preparations, ...named.preparations], part.parts);
  return {
    name: renderTokens(name).replace(/^[\s,.;:/-]+|[\s,.;:/-]+$/gu, ""),
    ...amountFields(measure, behind),
    size: [...measure.sizes, ...named.sizes].join(" ") || null,
    ...(measure.each === null ? {} : { each: measure.each }),
    ...(measure.package === null ? {} : { package: measure.package }),
    others: [...measure.others, ...(trailing?.others ?? split.amounts)],
    ...remarks,
  };
}

function amountFields(measure: LineMeasure, behind: string | null) {
  const amount: LineAmount | null = measure.amount;
  return {
    quantity: amount?.quantity ?? null,
    ...(amount?.quantityMax === undefined ? {} : { quantityMax: amount.quantityMax }),
    unit: amount?.unit ?? measure.bareUnit ?? behind,
    ...(amount?.plus === undefined ? {} : { plus: amount.plus }),
  };
}
