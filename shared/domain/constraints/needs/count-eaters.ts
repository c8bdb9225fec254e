import { eaterSource, numberWordSource, readNumberText } from "../../../language/mod.ts";
import words from "../data/plan-words.json" with { type: "json" };

const number = `(\\d{1,3}|${numberWordSource})`;
const kinds = `${eaterSource}|of us|women|men|${words.kindsOfPeople.join("|")}`;
/** "Just me tonight", "only for me", "cooking for one"; "just me and the kids" are more. */
const alone =
  /(?<!is it |not )\b(?:just|only) (?:for )?(?:me|myself)\b(?! or\b| and\b| ?[&+,])|\bcook(?:ing)? for (?:one|myself)\b/i;
/** "We'll be 14", "there are six of us", "feeding 10 tonight". */
const ofUs = new RegExp(
  `\\b(?:we(?:'ll| will| are|'re)(?: be)?|there(?:'ll| will| are|'s)(?: be)?|i'm feeding|feeding|i'm having|we have|having) (?:(?:about|around|only|just) )?${number}(?: (?:people|persons|ppl|guests|of us|for|tonight|on|at|in|here|now|coming|adults)\\b|\\s*$|[.,!])`,
  "iu",
);
/** "3 adults and 2 kids" eat together. */
const company = new RegExp(
  `\\b${number} (?:${kinds}) (?:and|plus|\\+|&) ${number} (?:more|${words.kindsOfPeople.join("|")})\\b`,
  "iu",
);
const mostEaters = 100;

/** How many a text counts that eat: "2 adults and 3 kids", "we are five", "just me"; null where it counts none. */
export function countEaters(text: string): number | null {
  const [, some, others] = company.exec(text) ?? [];
  if (some !== undefined && others !== undefined) return inRange(countOf(some) + countOf(others));
  if (alone.test(text)) return 1;
  const stated = ofUs.exec(text)?.[1];
  return stated === undefined ? null : inRange(countOf(stated));
}

function countOf(stated: string): number {
  return readNumberText(stated) ?? 0;
}

function inRange(count: number): number | null {
  return count >= 1 && count <= mostEaters ? count : null;
}
