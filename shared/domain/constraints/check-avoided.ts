import { createMemory } from "../../platform/kernel/mod.ts";
import {
  clauseMark,
  type Finding,
  type FoodFacts,
  findKind,
  kindRows,
  readLacking,
  splitTerms,
} from "../nutrition/mod.ts";
import data from "./data/avoided-words.json" with { type: "json" };
import needWords from "./data/need-words.json" with { type: "json" };

const kindsOfWords = new Map<string, readonly string[]>([
  ...[...kindRows.keys()].map((kind) => [splitTerms(kind.replaceAll("_", " ")).join(" "), [kind]] as const),
  ...Object.entries(data.kinds).map(([words, kinds]) => [splitTerms(words).join(" "), kinds] as const),
]);

/** The same names are compared with each of the words to avoid; a longer text is none of them. */
const longestName = 120;
const rememberWords = createMemory<ReadonlySet<string>>({
  name: "words of foods",
  mostBytes: 2 * 1024 * 1024,
});

const exceptions = needWords.exceptions.map((phrase) => splitTerms(phrase).join(" "));

/**
 * What shows that a food is or holds a food to avoid: by its kind ("nuts" covers almonds, "pork" bacon) or else by the
 * words themselves in its name, in what was said of it or in its recipe. "Meat except chicken" leaves chicken out of
 * account. Null where nothing shows it.
 */
export function checkAvoided(words: string, facts: FoodFacts): Finding | null {
  const terms = splitTerms(words).filter((term) => term !== clauseMark);
  const text = terms.join(" ");
  const exception = exceptions.find((phrase) => text.includes(` ${phrase} `));
  if (exception === undefined) return findAvoided(terms, facts);
  const [avoided = "", allowed = ""] = text.split(` ${exception} `);
  return findAvoided(avoided.split(" "), withoutFood(allowed.split(" "), facts));
}

/** The kinds of food that words to avoid mean: "nuts" is tree nuts and peanuts; none where they name a food. */
export function avoidedKinds(words: string): readonly string[] {
  return kindsOfWords.get(splitTerms(words).join(" ")) ?? [];
}

function findAvoided(terms: readonly string[], facts: FoodFacts): Finding | null {
  const kinds = kindsOfWords.get(terms.join(" "));
  if (kinds === undefined) return findWords(terms, facts);
  const findings = kinds.map((kind) => findKind(facts, kind));
  const sure = findings.find((finding) => finding?.certainty === "contains");
  // One word may stand for another food ("milk" in coconut milk); of several words all must.
  const named = sure === undefined && terms.length > 1 ? findWords(terms, facts) : null;
  return sure ?? named ?? findings.find(Boolean) ?? null;
}

/** Whether a name has all the words of a food, and not as something that it lacks. */
export function namesWords(words: string, name: string): boolean {
  const terms = splitTerms(words).filter((term) => term !== clauseMark);
  return terms.length > 0 && hasPhrase(name, terms);
}

/** The food without those of its parts, and without its own name, that are the allowed food. */
function withoutFood(terms: readonly string[], facts: FoodFacts): FoodFacts {
  const isAllowed = (part: FoodFacts) => findAvoided(terms, part) !== null;
  const alone = { ...facts, ingredients: [] };
  const ingredients = facts.ingredients.filter(
    ({ name, foodGroup }) => !isAllowed({ ...alone, name, foodGroup, words: [] }),
  );
  return isAllowed(alone)
    ? { ...facts, name: "", words: [], foodGroup: null, ingredients }
    : { ...facts, ingredients };
}

function findWords(terms: readonly string[], facts: FoodFacts): Finding | null {
  if (terms.length === 0) return null;
  const own = [facts.name, ...facts.words].join(" ");
  if (hasPhrase(own, terms)) return { term: terms.join(" "), certainty: "contains", ingredient: null };
  const held = facts.ingredients.find(({ name }) => hasPhrase(name, terms));
  return held === undefined ? null : { term: terms.join(" "), certainty: "contains", ingredient: held.name };
}

/** Catalogue names turn words round ("Beans, string"): every word must stand, in any order. */
function hasPhrase(name: string, terms: readonly string[]): boolean {
  const present =
    name.length > longestName ? readPresent(name) : rememberWords(name, () => readPresent(name));
  return terms.every((term) => present.has(term));
}

function readPresent(name: string): ReadonlySet<string> {
  const terms = splitTerms(name);
  const { positions } = readLacking(terms);
  return new Set(terms.filter((_, at) => !positions.has(at)));
}
