import { checkAvoided, resolveAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { readPhraseRules } from "../../../../shared/language/mod.ts";
import data from "../data/exchange-kinds.json" with { type: "json" };

const rules = readPhraseRules([
  ["(?:with |using |use |have |made with )?{other} (?:instead of|in place of|rather than) {food}", ""],
]);

const kinds = new Set(data.kinds);
const ofMeat = Object.entries(data.ofMeat);
const insteadOfMeat =
  /(?:(?:with |using |use )?((?:\p{L}+ )?\p{L}+) )?(instead of|in place of|rather than|not) (?:the |any )?meat\b(?! ?(?:balls?|loaf|free|less|substitutes?))/giu;

/**
 * What stands for meat says how far a dish goes without: "fish instead of meat" is pescatarian and has fish, "chicken
 * instead of meat" has no red meat, beans are vegetarian.
 */
export function plainMeatExchanges(text: string): string {
  return text.replace(insteadOfMeat, (said, other = "", joint: string) => {
    const last = other.split(" ").at(-1) ?? "";
    const named = [last, other].map((food) => ({ food, diet: dietInPlaceOfMeat(food) }));
    const [meant] = named.filter(({ diet }) => diet !== null);
    if (meant !== undefined) return `with ${meant.food}, ${meant.diet}`;
    // "Not meat" is a refusal as it stands.
    if (joint === "not") return said;
    return said.slice(0, said.lastIndexOf(joint)) + data.otherwise;
  });
}

function dietInPlaceOfMeat(food: string): string | null {
  return ofMeat.find(([kind]) => isOfKind(food, kind))?.[1] ?? null;
}

function isOfKind(food: string, kind: string): boolean {
  if (food.toLowerCase() === kind) return true;
  const facts = { name: food, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return checkAvoided(kind, facts)?.certainty === "contains";
}

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
