import { editDistance, isEnglishWord } from "../../../language/mod.ts";
import { kindRows } from "../../nutrition/mod.ts";
import allergens from "../data/allergens.json" with { type: "json" };
import conditions from "../data/conditions.json" with { type: "json" };
import diets from "../data/diets.json" with { type: "json" };
import goals from "../data/goal-words.json" with { type: "json" };
import words from "../data/need-words.json" with { type: "json" };
import { type NeedToken, phraseTerms } from "./need-token.ts";

const shortestLength = 7;
const known = new Set([...listTerms(), "allergic", "allergy", "intolerant"]);
/** "Lactose intol" */
const shortForms: ReadonlyMap<string, string> = new Map(Object.entries(words.shortForms));
const foods = new Set([...kindRows.values()].flatMap(({ terms }) => terms.flatMap(phraseTerms)));
const byShape = Map.groupBy(
  [...known].filter((term) => term.length >= shortestLength),
  (term) => term[0] ?? "",
);

/** Whether a term is one that needs are stated in, or names a food. */
export function isNeedTerm(term: string): boolean {
  return known.has(term) || foods.has(term);
}

/** Tokens whose long words are one slip away from exactly one word that needs are stated in, put right. */
export function correctTerms(tokens: readonly NeedToken[]): NeedToken[] {
  return tokens.map((token) => {
    const term = token.kind === "word" ? correct(token.term) : token.term;
    return term === token.term ? token : { ...token, term, text: term };
  });
}

function correct(term: string): string {
  const whole = shortForms.get(term);
  if (whole !== undefined) return whole;
  if (term.length < shortestLength || known.has(term) || foods.has(term) || isEnglishWord(term)) return term;
  const near = (byShape.get(term[0] ?? "") ?? []).filter(
    (other) => Math.abs(other.length - term.length) <= 1 && editDistance(other, term) === 1,
  );
  const [only] = near;
  return near.length === 1 && only !== undefined ? only : term;
}

function listTerms(): string[] {
  const aliases = [
    ...Object.values(diets.diets).flatMap((diet) => diet.aliases),
    ...Object.keys(diets.diets),
    ...Object.values(conditions.conditions).flatMap((condition) => condition.aliases),
    ...Object.keys(conditions.conditions),
    ...Object.values(allergens.allergens).flatMap((allergen) => allergen.aliases),
    ...goals.nutrients.flatMap(({ names }) => names),
    ...goals.phrases.map(({ phrase }) => phrase),
    ...words.allergyHeads,
  ];
  return aliases.flatMap((alias) => phraseTerms(alias.replaceAll("_", " ")));
}
