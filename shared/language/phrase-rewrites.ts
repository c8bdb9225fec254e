import { hasNeeded, listNeeded, type NeededWords } from "./needed-words.ts";

const word = String.raw`\p{L}[\p{L}'-]*`;
const opener = "(?:please |and |but |so |also |then |hi,? |ok,? )?";
const articles = "(?:the |my |our |any |some |your )?";
/** Words that no name of a food has. */
const noName =
  "(?:it|this|that|them|those|these|to|for|with|by|of|in|on|and|or|but|not|no|is|are|was|i|we|you|have|has|use|add|please|instead|only|just|recipe|dish|than|as|at|be|do|make|can|kids?|child|children|guests?|people|persons?|friends?|sons?|daughters?|hours?|minutes?|mins?|days?|weeks?|portions?|servings?|times?|questions?|allerg\\p{L}*|intoleran\\p{L}*|diabetes|pressure|oven|pan|fryer|cooker|pot|of us|adults|picky|fussy|eaters?)";
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
};
const end = String.raw`(?=\s*(?:$|[.,:;!?)(\n&+]|(?:and|but|please|pls|then|plus|because|since|so|instead|thanks|if|or|while|when)\b))`;
const mark = /\{(?:\^|food|kind|other|third|amount|mass|share)\}/g;

/** A way in which something is said, and the plain phrase that it means. */
export type PhraseRule = { readonly needed: NeededWords; readonly pattern: RegExp; readonly plain: string };

/**
 * Reads rows of a pattern and its plain phrase. In both, {food}, {other}, {third} and {kind} are names of up to four words,
 * {amount} a number with a unit or without before a name, {mass} one with a unit, {share} a part or a percentage; {^} is
 * where a phrase begins.
 */
export function readPhraseRules(rows: readonly (readonly string[])[]): PhraseRule[] {
  return rows.map(([said = "", plain = ""]) => ({
    needed: listNeeded(said),
    pattern: new RegExp(
      `${/^,/.test(said) ? "" : "(?<![\\p{L}\\d'])"}${said.replace(mark, (part) => parts[part] ?? part)}${/ $/.test(said) ? "" : end}`,
      "giu",
    ),
    plain: plain.replace(/\{(food|kind|other|third|amount|mass|share)\}/g, "$<$1>"),
  }));
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
  const isAccepted = ["food", "other", "kind"].every((group) => {
    const words = readGroup(named, group);
    return words === "" || accepts(group, words);
  });
  if (!isAccepted) return String(match[0]);
  return plain
    .replace(/\$<(\p{L}+)>/gu, (_, name: string) => readGroup(named, name))
    .replace(/\$(\d)/g, (_, at: string) => String(match[Number(at)] ?? ""));
}

function readGroup(groups: unknown, name: string): string {
  if (typeof groups !== "object" || groups === null) return "";
  const value: unknown = Reflect.get(groups, name);
  return typeof value === "string" ? value : "";
}
