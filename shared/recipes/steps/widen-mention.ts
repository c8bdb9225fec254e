import type { FoodTerms } from "./food-terms.ts";
import type { Mention } from "./mention.ts";

const COMPOUND = /(?<![\p{L}-])(\p{L}+)[ -]$/u;
const ALTERNATIVE = /(?<![\p{L}-])(\p{L}+)(?: ?\/ ?| or | and )$/u;
const shortest = 3;

/** The mention with the words before it that are of it: "anglerfish fillet" for fish, "chicken/beef stock" for stocks. */
export function widenMention(text: string, mention: Mention, terms: FoodTerms): Mention {
  const { start, end, swaps } = mention;
  const before = text.slice(0, start);
  const [compound = "", prefixed = ""] = COMPOUND.exec(before) ?? [];
  if (isCompoundOf(prefixed, mention, terms)) return { ...mention, start: start - compound.length };
  const [alternative = "", modifier = ""] = ALTERNATIVE.exec(before) ?? [];
  const [, ...head] = text.slice(start, end).split(/[ -]/);
  const others = modifier === "" || head.length === 0 ? [] : (terms([modifier, ...head].join(" ")) ?? []);
  const targets = new Set([...swaps, ...others].map(({ to }) => to));
  return others.length > 0 && targets.size === 1
    ? { start: start - alternative.length, end, swaps: [...swaps, ...others] }
    : mention;
}

/** Whether a word ends with a name of the same food: the "fish" of "anglerfish". */
function isCompoundOf(word: string, { swaps }: Mention, terms: FoodTerms): boolean {
  for (let at = 1; at <= word.length - shortest; at++) {
    if (terms(word.slice(at))?.some((swap) => swaps.includes(swap))) return true;
  }
  return false;
}
