import { numberWordSource, oneOf } from "../../../language/mod.ts";
import derivedWords from "./data/derived-words.json" with { type: "json" };
import stepWords from "./data/step-words.json" with { type: "json" };
import { type FoodTerms, shownName } from "./food-terms.ts";

type VerbRule = (typeof derivedWords.verbs)[number];

const clauseStart = "(^(?:\\p{L}+ly\\s+)?|(?:[.;:!?,]\\s+|\\b(?:and|then|or)\\s+)(?:\\p{L}+ly\\s+)?)";
const utensil = new RegExp(`\\b${oneOf(stepWords.utensils)}\\b`, "i");
const object = `((?:the|a|an|your|both|each|all|${numberWordSource}|some|it|them|\\d+)\\b(?:(?! with\\b| and\\b| then\\b| until\\b| before\\b)[^,.;])*)`;
const surface =
  "(a |an |the )?((?:lightly|well|generously|thinly) )?floured ((?:\\p{L}+ ){0,2}?(?:surface|board|worktop|counter|countertop|table|bench|hands|pan|tin|tray))";

/** The text without verbs and adjectives made from removed foods: "butter a tin", "buttered", "floured", "cheesy". */
export function rewriteDerivedWords(text: string, terms: FoodTerms): string {
  const isGone = (food: string) => (terms(food) ?? []).length > 0;
  const nameFor = (food: string) => (terms(food) ?? []).map(({ to }) => to).find((to) => to !== null) ?? null;
  let rewritten = text;
  if (isGone("flour")) rewritten = rewriteFloured(rewritten, nameFor("flour"));
  for (const { food, words, onUtensil } of derivedWords.participles)
    if (isGone(food)) rewritten = rewriteParticiples(rewritten, words, onUtensil);
  for (const { foods, match, replace } of derivedWords.others)
    if (foods.some(isGone)) rewritten = replaceWord(rewritten, match, replace);
  if (isGone("flour") && nameFor("flour") === null)
    rewritten = replaceWord(rewritten, "(?:and|or) flour(?= (?:the|a|an|your|both|two) )", "").replace(
      / {2,}/g,
      " ",
    );
  for (const verb of derivedWords.verbs)
    if (isGone(verb.food)) rewritten = rewriteVerb(rewritten, verb, nameFor(verb.food));
  return rewritten;
}

/**
 * "Butter and line a tin" -> "Grease and line a tin"; "Butter the bread" -> "Spread the bread with margarine".
 * Without a new name, "Spread the bread with butter" is left for a later step to drop.
 */
function rewriteVerb(text: string, { food, onUtensil, onFood }: VerbRule, to: string | null): string {
  const coupled = new RegExp(`${clauseStart}${food}(?= and (?:flour|line|dust|grease|sugar|season) )`, "giu");
  const single = new RegExp(`${clauseStart}${food}(?: up)? ${object}`, "giu");
  return text
    .replace(coupled, (found, start: string) => start + keepCase(found.slice(start.length), onUtensil))
    .replace(single, (found, start: string, object: string) => {
      const verb = keepCase(found.slice(start.length), utensil.test(object) ? onUtensil : onFood);
      if (to === null && verb.toLowerCase() === "grease") return `${start}${verb} ${object}`;
      return `${start}${verb} ${object} with ${to === null ? food : shownName(to)}`;
    });
}

/** "a lightly floured surface" -> "a surface lightly dusted with rice flour". */
function rewriteFloured(text: string, to: string | null): string {
  return text.replace(new RegExp(surface, "giu"), (_, article = "", adverb = "", noun: string) => {
    const start =
      article === "" ? "" : /^an? $/i.test(article) ? `${/^[aeiou]/i.test(noun) ? "an" : "a"} ` : article;
    return to === null ? start + noun : `${start}${noun} ${adverb}dusted with ${shownName(to)}`;
  });
}

function rewriteParticiples(text: string, words: readonly string[], onUtensil: string): string {
  const pattern = new RegExp(
    `(\\ban? )?((?:lightly|well|generously|very) )?\\b(?:${words.join("|")})\\b(?: and(?= \\p{L}+ed\\b))?( (?=(\\p{L}+)))?`,
    "giu",
  );
  return text.replace(pattern, (_, article = "", adverb = "", space = "", next = "") => {
    if (utensil.test(next) && onUtensil !== "")
      return `${article === "" ? "" : "a "}${adverb}${onUtensil}${space}`;
    if (/ed$/.test(next)) return article + adverb;
    return article === "" ? "" : `${/^[aeiou]/i.test(next) ? "an" : "a"} `;
  });
}

function replaceWord(text: string, match: string, replace: string): string {
  return text.replace(new RegExp(`\\b(?:${match})`, "gi"), (found) => keepCase(found, replace));
}

function keepCase(model: string, text: string): string {
  return /^\p{Lu}/u.test(model) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}
