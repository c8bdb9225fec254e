import { nameFood } from "../source/name-food.ts";
import data from "./data/phrase-rewrites.json" with { type: "json" };
import { hasNeeded, listNeeded, type NeededWords } from "./needed-words.ts";
import { spellOutFree } from "./spell-out-free.ts";

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

type Rule = { readonly needed: NeededWords; readonly pattern: RegExp; readonly plain: string };

const rules: readonly Rule[] = data.rules.map(([said = "", plain = ""]) => ({
  needed: listNeeded(said),
  pattern: new RegExp(
    `${/^,/.test(said) ? "" : "(?<![\\p{L}\\d'])"}${said.replace(mark, (part) => parts[part] ?? part)}${/ $/.test(said) ? "" : end}`,
    "giu",
  ),
  plain: plain.replace(/\{(food|kind|other|third|amount|mass|share)\}/g, "$<$1>"),
}));

/** The request with its changes in plain phrases: "I've only got 2 eggs" is "only 2 eggs". */
export function rewritePhrases(text: string): string {
  let said = spellOutFree(text);
  let lower = said.toLowerCase();
  for (const { needed, pattern, plain } of rules) {
    if (!hasNeeded(lower, needed)) continue;
    said = said.replace(pattern, (...match) => write(plain, match));
    lower = said.toLowerCase();
  }
  return said;
}

/** The plain phrase of a match; the match itself where a word for a known food is none. */
function write(plain: string, match: readonly unknown[]): string {
  const named = match.at(-1);
  const kind = readGroup(named, "kind");
  if (kind !== "" && nameFood(kind)?.fit !== "exact") return String(match[0]);
  return plain
    .replace(/\$<(\p{L}+)>/gu, (_, name: string) => readGroup(named, name))
    .replace(/\$(\d)/g, (_, at: string) => String(match[Number(at)] ?? ""));
}

function readGroup(groups: unknown, name: string): string {
  if (typeof groups !== "object" || groups === null) return "";
  const value: unknown = Reflect.get(groups, name);
  return typeof value === "string" ? value : "";
}
