import { hasNeeded, listNeeded, type NeededWords } from "./needed-words.ts";
import { escapePattern } from "./one-of.ts";

/** No word is longer: one of thousands of letters would be tried from each of its hyphens on. */
const word = String.raw`\p{L}[\p{L}'-]{0,40}`;
const opener = "(?:please |and |but |so |also |then |hi,? |ok,? )?";
const articles = "(?:the |my |our |any |some |your )?";
/** Words that no name of a food has. */
const noName =
  "(?:it|this|that|them|those|these|they|he|she|which|who|without|avoid(?:ing)?|because|since|cos|when|if|so|to|for|with|by|of|in|on|and|or|but|not|no|is|are|was|i|we|you|have|has|use|add|please|instead|only|just|recipe|dish|than|as|at|be|do|make|can|left|kids?|child|children|guests?|people|persons?|friends?|sons?|daughters?|hours?|minutes?|mins?|days?|weeks?|portions?|servings?|times?|questions?|allerg\\p{L}*|intoleran\\p{L}*|diabetes|pressure|oven|pan|fryer|cooker|pot|of us|adults|picky|fussy|eaters?)";
const name = String.raw`(?:(?!${noName}\b)${word} ){0,3}?(?!${noName}\b)${word}`;
const figure = String.raw`(?:\d+(?:[.,/]\d+)?|an?|one|two|three|four|five|six|seven|eight|half an?)`;
const unit =
  "(?:kg|kilos?|g|grams?|ml|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|tbsp|tsp|tablespoons?|teaspoons?|tins?|cans?|packs?|packets?|cloves?|slices?|jars?|bags?|handfuls?)";
const parts: Readonly<Record<string, string>> = {
  "{^}": String.raw`(?<=^|[.,;!?(\n] ?)${opener}`,
  "{food}": `${articles}(?<food>${name})`,
  "{other}": `${articles}(?<other>${name})`,
  "{third}": `${articles}(?<third>${name})`,
  "{kind}": `${articles}(?<kind>${name})`,
  "{mass}": `(?:about |around )?(?<mass>${figure} ?${unit})`,
  "{amount}": `(?:about |around )?(?<amount>${figure} ?(?:${unit}(?: of)?(?= ))?)`,
  "{share}": String.raw`(?<share>\d{1,2} ?(?:%|percent)|(?:a |one )?(?:half|third|quarter)|two[- ]thirds|three[- ]quarters)`,
  "{n}": String.raw`(?<n>\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`,
  "{some}": "(?:some |a bit of |a little |a few |more |a handful of |a touch of )?",
  "{whom}": String.raw`(?:me|us|him|her|them|(?:my|our|the) \p{L}+(?:-in-law)?)`,
};
const mark = new RegExp(Object.keys(parts).map(escapePattern).join("|"), "g");
/** The parts that are names of foods, each in need of acceptance. */
const foodNames = ["food", "other", "third", "kind"];
/** No phrase begins within a word. */
const start = String.raw`(?:(?<![\p{L}\d'])|(?![\p{L}\d]))`;
const end = String.raw`(?=\s*(?:$|[.,:;!?)(\n&+]|(?:and|but|please|pls|then|plus|because|since|so|instead|thanks|if|or|while|when)\b))`;
/** A way in which something is said, and the plain phrase that it means. */
export type PhraseRule = { readonly needed: NeededWords; readonly pattern: RegExp; readonly plain: string };

/**
 * Reads rows of a pattern and its plain phrase. In both, {food}, {other}, {third} and {kind} are names of up to four words,
 * {amount} a number with a unit or without before a name, {mass} one with a unit, {share} a part or a percentage, {n} a count;
 * in patterns, {^} is where a phrase begins, {some} a bit of something, {whom} a person, and each key of `own` what it stands
 * for.
 */
export function readPhraseRules(
  rows: readonly (readonly string[])[],
  own: Readonly<Record<string, string>> = {},
): PhraseRule[] {
  return rows.map(([said = "", plain = ""]) => {
    const spelt = Object.entries(own).reduce((text, [part, words]) => text.replaceAll(part, words), said);
    const source = spelt.replace(mark, (part) => parts[part] ?? part);
    return {
      needed: listNeeded(spelt),
      pattern: new RegExp(`${start}${source}${/ $/.test(said) ? "" : end}`, "giu"),
      plain: plain.replace(mark, (part) => `$<${part.slice(1, -1)}>`),
    };
  });
}

/** The text with each rule applied in order; a match whose names are not accepted stays as it is. */
export function rewriteBy(
  rules: readonly PhraseRule[],
  text: string,
  accepts: (group: string, words: string) => boolean,
): string {
  let said = text;
  let lower = said.toLowerCase();
  for (const { needed, pattern, plain } of rules) {
    if (!hasNeeded(lower, needed)) continue;
    said = said.replace(pattern, (...match) => write(plain, match, accepts));
    lower = said.toLowerCase();
  }
  return said;
}

function write(
  plain: string,
  match: readonly unknown[],
  accepts: (group: string, words: string) => boolean,
): string {
  const named = match.at(-1);
  const isAccepted = foodNames.every((group) => {
    const words = readGroup(named, group);
    return words === "" || accepts(group, words);
  });
  return isAccepted ? fillPhrase(plain, match) : String(match[0]);
}

/** A phrase with the groups of a match, as `replace` hands it over, in place of "$<name>" and "$1". */
export function fillPhrase(phrase: string, match: readonly unknown[]): string {
  return phrase
    .replace(/\$<(\p{L}+)>/gu, (_, name: string) => readGroup(match.at(-1), name))
    .replace(/\$(\d)/g, (_, at: string) => String(match[Number(at)] ?? ""));
}

function readGroup(groups: unknown, name: string): string {
  if (typeof groups !== "object" || groups === null) return "";
  const value: unknown = Reflect.get(groups, name);
  return typeof value === "string" ? value : "";
}
