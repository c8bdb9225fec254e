import { findNutrients, type NamedGoal } from "../../../shared/domain/constraints/mod.ts";
import type { Span } from "../../../shared/language/mod.ts";
import directions from "./data/measure-directions.json" with { type: "json" };
import { measuring } from "./figures/figure-words.ts";

type Mention = ReturnType<typeof findNutrients>[number];

const clausePattern = /(?:[^,.;:!?\n()–—-]|(?<=\S)-(?=\S))+/gu;
const wordPattern = /[\p{L}\p{N}']+/gu;
const beside: ReadonlySet<string> = new Set(directions.besideMeasure);
const limitedAlone: ReadonlySet<string> = new Set(directions.limitedAlone);
const mentioned: ReadonlySet<string> = new Set(directions.mentioned);
const notWished = new RegExp(`\\b(?:${directions.notWished.join("|")})\\b`, "iu");
const reach = 40;
/** "B12 is low in my bloods". */
const shortage =
  /^(?:'s|\s+(?:levels?|stores?|status|result|count))*\s*(?:is|are|was|were|came back|has been|running|looks?|a bit|too|very|quite|really|=|:|\s)*\s*(?:low|lowish|deficien\w+|lacking|short|poor|borderline|rock bottom|below range|on the low side)\b/iu;

/**
 * "Vit D - salmon or carrots": a measure that stands alone in its clause asks for more of what diets lack and for less of
 * the rest; empty where none stands alone.
 */
export function readLone(text: string): NamedGoal[] {
  const mentions = findNutrients(text);
  for (const match of text.matchAll(clausePattern)) {
    const clause = { start: match.index, end: match.index + match[0].length };
    const own = mentions.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    if (own.length > 0 && isAlone(text, clause, own)) return own.map(wish);
  }
  return [];
}

/** "It's the iodine I'm after": the only measure that a question names is what it is about, told in whatever words. */
export function readMentioned(text: string): NamedGoal[] {
  const [only, ...others] = findNutrients(text).filter(
    ({ goal, isLimited }) => !isLimited || mentioned.has(goal),
  );
  if (only === undefined || others.some(({ goal }) => goal !== only.goal)) return [];
  if (shortage.test(text.slice(only.end, only.end + reach)) && !only.isLimited)
    return [{ ...wish(only), direction: "more" }];
  const around = text.slice(Math.max(0, only.start - reach), only.end + reach);
  return notWished.test(around) || limitedAlone.has(only.goal) ? [] : [wish(only)];
}

/** Whether a clause says nothing but its measures: "so vitamin d", "folic acid from real food". */
function isAlone(text: string, { start, end }: Span, own: readonly Mention[]): boolean {
  const last = own.at(-1)?.end ?? start;
  const before = text.slice(start, own[0]?.start ?? start);
  const between = own.slice(1).map((mention, index) => text.slice(own[index]?.end ?? start, mention.start));
  const behind = text.slice(last, end);
  const isOpen = /^\s+(?:for|from|with|in)\b/iu.test(behind);
  return [before, ...between, isOpen ? "" : behind].every(isBeside);
}

function isBeside(words: string): boolean {
  return (words.toLowerCase().match(wordPattern) ?? []).every(
    (word) => beside.has(word) || measuring.has(word),
  );
}

function wish({ goal, isLimited }: Mention): NamedGoal {
  return { goal, direction: isLimited || limitedAlone.has(goal) ? "less" : "more", weight: 1 };
}
