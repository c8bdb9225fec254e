import stepWords from "./data/step-words.json" with { type: "json" };

const FRACTION = "[½¼¾⅓⅔⅛]";
const ONE_NUMBER = `(?:\\d+(?:[.,]\\d+)?(?:\\s?${FRACTION}|\\s\\d+/\\d+|/\\d+)?|${FRACTION}|${oneOf(stepWords.numbers)})`;
const NUMBER = `${ONE_NUMBER}(?:\\s?(?:-|–|to|or|x)\\s?${ONE_NUMBER})?`;
const UNIT = oneOf(stepWords.units);
/** "200 g of the", "2", "another 3 tbsp": an amount that names no share. */
const AMOUNT = `(?:(?:about|around|another|the|all|your|these|those) )*${NUMBER}(?:\\s?-?${UNIT}\\b\\.?)?(?: of)?(?: the| your)?`;
const MEASURE = `(?:a|an|another|the|one|your) (?:(?:first|second|third|last|other|small|large|little|good|generous|big|thin|thick) )?${oneOf(stepWords.measureNouns)} of(?: the| your)?`;
const SHARE = `(?:(?:about|the|another) )*(?:half|a third|two thirds|a quarter|three quarters|most|some|any|a little|little|plenty|lots|a lot|rest|remainder|all|both|each|1/2|1/3|2/3|1/4|3/4|${FRACTION})(?: of)?(?: the| your)?`;
const ARTICLE =
  "(?:the|your|this|these|those|any|some|remaining|reserved|other|each|every|all|both|no|more|extra|a|an)";
/** Describing words before a food: listed ones, participles, comparatives in -ly. */
const ADJECTIVE = `(?:${oneOf([...stepWords.sizes, ...stepWords.adjectives])}|remaining|reserved|prepared|[a-z-]+(?:ed|ly)|beaten|frozen|hard-boiled|leftover|(?:\\S+-)*sized)`;

/** Determiner and describing words up to the end of a text; groups: det, adjectives. */
export const BEFORE_FOOD = new RegExp(
  `(?<![\\p{L}\\d/.])(?<det>(?:${MEASURE}|${AMOUNT}|${SHARE}|(?:${ARTICLE} )*${ARTICLE}) )?(?<adjectives>(?:${ADJECTIVE},? )*)$`,
  "iu",
);

/** An amount as a whole; `BEFORE_FOOD`'s det may be one. */
export const IS_AMOUNT = new RegExp(`^(?:${AMOUNT}|an?) $`, "i");

/** An amount told by a word: "a knob of the". */
export const IS_MEASURE = new RegExp(`^${MEASURE} $`, "i");

/** Noun after a food that stands for a mix of things: "egg mixture". */
export const MIXTURE_NOUN = new RegExp(`^[ -]${oneOf(stepWords.mixtureNouns)}s?\\b`, "i");

/** Noun after a food that stands for parts of it: "chicken pieces". */
export const PIECE_NOUN = new RegExp(`^ (?:${oneOf(stepWords.pieceNouns)}s?|halves)\\b`, "i");

/** Noun after a food that names what it was cut from, and says nothing of what comes instead: "chicken thighs". */
export const CUT_NOUN = new RegExp(`^ ${oneOf(stepWords.cutNouns)}s?\\b`, "i");

/** Noun after a meat for what comes out of it: "chicken juices". */
export const STOCK_NOUN = new RegExp(`^ ${oneOf(stepWords.stockNouns)}\\b`, "i");

/** A group that matches one of the words, longest first. */
export function oneOf(words: readonly string[]): string {
  const sorted = [...words].sort((one, other) => other.length - one.length);
  return `(?:${sorted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`;
}
