import { checkAvoided, resolveAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { readPhraseRules } from "../../../../shared/language/mod.ts";
import data from "../data/exchange-kinds.json" with { type: "json" };

const rules = readPhraseRules([
  ["(?:with |using |use |have |made with )?{other} (?:instead of|in place of|rather than) {food}", ""],
]);

const kinds = new Set(data.kinds);

/** A text in which what goes and what comes are foods of their own: "turkey instead of beef" is "with turkey, no beef". */
export function plainExchanges(text: string): string {
  return rules.reduce(
    (said, { pattern }) =>
      said.replace(pattern, (...found) => {
        const [all, { other = "", food = "" }] = [String(found[0]), found.at(-1)];
        return isExchange(other, food) ? `with ${other}, no ${food}` : all;
      }),
    text,
  );
}

/** Oat milk instead of milk, or fish instead of meat: what comes is of the kind that goes, which may not be left out. */
function isExchange(other: string, food: string): boolean {
  const head = food.toLowerCase().split(" ").at(-1) ?? "";
  const facts = { name: other, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const isSameKind = other.toLowerCase().split(" ").includes(head) || checkAvoided(food, facts) !== null;
  if (kinds.has(food.toLowerCase())) return false;
  return !isSameKind && resolveAvoided(other) !== null && resolveAvoided(food) !== null;
}
