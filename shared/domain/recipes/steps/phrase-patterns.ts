import { numberSource, oneOf, partSource } from "../../../language/mod.ts";
import stepWords from "./data/step-words.json" with { type: "json" };

const fraction = "[½¼¾⅓⅔⅛]";
const oneNumber = `(?:${numberSource}|${oneOf(stepWords.counts)})`;
const number = `${oneNumber}(?:\\s?(?:-|–|to|or|x)\\s?${oneNumber})?`;
const unit = oneOf(stepWords.units);
/** "200 g of the", "2", "another 3 tbsp": an amount that is not a share. */
const amount = `(?:(?:about|around|another|the|all|your|these|those) )*${number}(?:\\s?-?${unit}\\b\\.?)?(?: of)?(?: the| your)?`;
const measure = `(?:a|an|another|the|one|your) (?:(?:first|second|third|last|other|small|large|little|good|generous|big|thin|thick) )?${oneOf(stepWords.measureNouns)} of(?: the| your)?`;
const share = `(?:(?:about|the|another) )*(?:${partSource}|most|some|any|a little|little|plenty|lots|a lot|rest|remainder|all|both|each|1/2|1/3|2/3|1/4|3/4|${fraction})(?: of)?(?: the| your)?`;
const article =
  "(?:the|your|this|these|those|any|some|remaining|reserved|other|each|every|all|both|no|more|extra|a|an)";
/** Adjectives before a food: listed ones, participles, adverbs in -ly. */
const adjective = `(?:${oneOf([...stepWords.sizes, ...stepWords.adjectives])}|remaining|reserved|prepared|[a-z-]+(?:ed|ly)|beaten|frozen|hard-boiled|leftover|(?:\\S+-)*sized)`;

/** Determiner and adjectives up to the end of a text; groups: det, adjectives. */
export const beforeFood = new RegExp(
  `(?<![\\p{L}\\d/.])(?<det>(?:${measure}|${amount}|${share}|(?:${article} )*${article}) )?(?<adjectives>(?:${adjective},? )*)$`,
  "iu",
);

/** A whole text that is an amount; `beforeFood`'s det may be one. */
export const isAmount = new RegExp(`^(?:${amount}|an?) $`, "i");

/** An amount in words: "a knob of the". */
export const isMeasure = new RegExp(`^${measure} $`, "i");

/** Noun after a food for a mixture with it: "egg mixture". */
export const mixtureNoun = new RegExp(`^[ -]${oneOf(stepWords.mixtureNouns)}s?\\b`, "i");

/** Noun after a food for parts of it: "chicken pieces". */
export const pieceNoun = new RegExp(`^ (?:${oneOf(stepWords.pieceNouns)}s?|halves)\\b`, "i");

/** Noun after a food for its cut, which does not apply to the replacement: "chicken thighs". */
export const cutNoun = new RegExp(`^ ${oneOf(stepWords.cutNouns)}s?\\b`, "i");

/** Noun after a meat for its liquid: "chicken juices". */
export const stockNoun = new RegExp(`^ ${oneOf(stepWords.stockNouns)}\\b`, "i");
