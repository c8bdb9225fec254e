import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { readNumberAt } from "../vocabulary.ts";

const { openers, vague, units, endings } = language.timesAgo;
const openerWords = new Set(openers);
const vagueWords = new Set(vague);
const unitWords = new Set(units);
const endingWords = new Set(endings);

/** Where "about an hour ago", "2 hrs ago" or "half an hour later" ends, which is no amount; null for other words. */
export function findTimeAgoEnd(tokens: readonly Token[], at: number): number | null {
  let amount = at;
  while (openerWords.has(textAt(tokens, amount))) amount++;
  const unit = skipAmount(tokens, amount);
  if (unit === amount || !unitWords.has(textAt(tokens, unit))) return null;
  return endingWords.has(textAt(tokens, unit + 1)) ? unit + 2 : null;
}

/** Past "an", "2", "half an" and "a couple of". */
function skipAmount(tokens: readonly Token[], at: number): number {
  let next = readNumberAt(tokens, at)?.next ?? at;
  while (vagueWords.has(textAt(tokens, next))) next++;
  return next;
}
