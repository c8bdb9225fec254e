import language from "../../data/language.json" with { type: "json" };
import { type BatchYield, isClauseEnd } from "../batch-yields.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const cooks = new Set(language.batches.cooks);
const eaters = new Set(language.batches.eaters);
/** Words between what was made and what it was made of. */
const listers = new Set(["with", "using", "from"]);
const longestDish = 6;

/** "made a veg chilli, 2 tins of beans, 3 peppers": a dish in front of its ingredients, of which a fraction is eaten. */
export function readMadeDish(tokens: readonly Token[], at: number): BatchYield | null {
  if (!cooks.has(textAt(tokens, at))) return null;
  let next = at + 1;
  while (next <= at + longestDish && !isClauseEnd(tokens, next) && !listers.has(textAt(tokens, next))) {
    if (tokens[next]?.kind === "number") return null;
    next++;
  }
  const isNamed = tokens.slice(at + 1, next).some(isNaming);
  return isNamed && next <= at + longestDish
    ? { portions: 1, from: at, next, impliesOne: false, isDish: true }
    : null;
}

/** Whether what a dish was made of stands behind its name. */
export function isLister(tokens: readonly Token[], at: number): boolean {
  return listers.has(textAt(tokens, at));
}

/** Where the ingredients end that may have what was eaten behind them: "500 g mince, 1 onion, ate a third". */
export function endOfIngredients(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from; at < end; at++) {
    if (tokens[at]?.kind !== "mark") continue;
    if (eaters.has(textAt(tokens, at + 1)) || eaters.has(textAt(tokens, at + 2))) return at;
  }
  return end;
}
