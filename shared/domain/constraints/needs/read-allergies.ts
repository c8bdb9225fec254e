import { findKind, splitTerms } from "../../nutrition/mod.ts";
import type { AllergenName } from "../allergen-name.ts";
import { allergenNames } from "../allergens.ts";
import data from "../data/allergens.json" with { type: "json" };
import words from "../data/need-words.json" with { type: "json" };
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { findNegation } from "./is-negated.ts";
import { endOfKnownFood } from "./known-foods.ts";
import type { AvoidedFood } from "./needs.ts";
import { continueList, type ListedFood, readFoodList } from "./read-food-list.ts";
import { isBreak, isUsed, markUsed, type Reading, spanOf, wordAt } from "./reading.ts";

/** Allergens, and foods beyond them that somebody reacts to. */
export type AllergyNeeds = {
  readonly allergies: readonly AllergenName[];
  readonly avoided: readonly AvoidedFood[];
};

const cues = indexNeeds(words.allergyCues.map((cue) => [cue, cue] as const));
const heads = new Set(words.allergyHeads);
const allergensOfWords = listAllergens();
const towards = new Set(["to", "against"]);
const lookBack = 8;
/** So many words of a dish may follow the food that it is named after. */
const dishReach = 3;
const between = new Set(["and", "or", "&", ",", "/", "tree", "milk", "food", "protein", "white"]);
/** "CMPA" is an allergy to the protein of cow's milk. */
const acronyms = new Map(Object.entries(words.allergyAcronyms));

/** Reads "allergic to peanuts and shellfish", "a nut allergy", "egg intolerant". */
export function readAllergies(reading: Reading): AllergyNeeds {
  const foods = [...listBeforeHeads(reading), ...listAfterCues(reading)];
  const allergies = new Set<AllergenName>(listAcronyms(reading));
  const avoided: AvoidedFood[] = [];
  for (const food of foods) {
    const named = findAllergensOf(food.terms);
    for (const allergen of named) allergies.add(allergen);
    if (named.length === 0) {
      const { text, terms } = food;
      avoided.push({
        text,
        terms,
        ...spanOf(reading, food.start, food.end),
        isAttached: false,
        isReaction: true,
      });
    }
  }
  return { allergies: [...allergies], avoided };
}

function listAcronyms(reading: Reading): AllergenName[] {
  return reading.tokens.flatMap(({ text }, at) => {
    const meaning = acronyms.get(text);
    if (meaning === undefined || findNegation(reading, at) !== null) return [];
    markUsed(reading, at, at + 1);
    return [...findAllergensOf([meaning])];
  });
}

function listAfterCues(reading: Reading): ListedFood[] {
  return findNeeds(cues, reading).flatMap(({ start, end }) => {
    if (isUsed(reading, start, end)) return [];
    const negation = findNegation(reading, start);
    const listed = endBeforeOption(reading, start, readFoodList(reading, end));
    const foods = continueList(reading, listed);
    markUsed(reading, negation ?? start, foods.at(-1)?.end ?? end);
    return negation === null ? foods : [];
  });
}

/** "Pesto pasta, allergic to cashews, or tomato pasta?": between two options the list ends at the comma before "or". */
function endBeforeOption(reading: Reading, cue: number, foods: readonly ListedFood[]): readonly ListedFood[] {
  const [first, last] = foods;
  if (first === undefined || last === undefined || foods.length > 2) return foods;
  const isParted = wordAt(reading, first.end) === "," && wordAt(reading, first.end + 1) === "or";
  const isInserted = [1, 2, 3].some((back) => wordAt(reading, cue - back) === ",");
  const isAsked = Array.from({ length: dishReach }, (_, next) => wordAt(reading, last.end + next)).includes(
    "?",
  );
  return isParted && isInserted && isAsked ? [first] : foods;
}

/** "A severe peanut and egg allergy": the foods stand before the word. */
function listBeforeHeads(reading: Reading): ListedFood[] {
  const found: ListedFood[] = [];
  for (const [at, { text }] of reading.tokens.entries()) {
    // "Without milk, allergic to eggs": the foods stand behind the word.
    if (!heads.has(text) || reading.used.has(at) || towards.has(wordAt(reading, at + 1))) continue;
    const from = startOfOwn(reading, findListStart(reading, at), at);
    const negation = findNegation(reading, from);
    if (negation !== null || from < at) markUsed(reading, negation ?? from, at + 1);
    if (negation === null && from < at) {
      found.push(...readFoodList(reading, from).filter(({ end }) => end <= at));
    }
  }
  return found;
}

/** "No walnuts, nut allergy" leaves the walnuts out and states an allergy; "no nut or milk allergy" states that there is none. */
function startOfOwn(reading: Reading, start: number, head: number): number {
  if (findNegation(reading, start) === null) return start;
  const joints = Array.from({ length: head - start }, (_, next) => wordAt(reading, start + next));
  if (joints.some((word) => ["and", "or", "&", "/", "nor"].includes(word))) return start;
  const comma = joints.lastIndexOf(",");
  return comma < 0 || comma === joints.length - 1 ? start : start + comma + 1;
}

/** The first of the known allergen words that lead up to the head with nothing but joiners between. */
function findListStart(reading: Reading, head: number): number {
  let start = head;
  for (let at = head - 1; at >= Math.max(0, head - lookBack); at--) {
    const word = wordAt(reading, at);
    const isFood = endOfKnownFood(reading, at) !== null;
    if (
      findAllergensOf(splitTerms(word)).length > 0 ||
      (at === head - 1 && isFood && wordAt(reading, head).startsWith("allerg"))
    )
      start = at;
    else if (!between.has(word) || isSentenceEnd(reading, at)) break;
  }
  if (wordAt(reading, start - 1) === "tree" && start < head) return start - 1;
  return start;
}

function isSentenceEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) && wordAt(reading, at) !== ",";
}

/**
 * The allergens that a food's name stands for; none for other foods. "Lupin flour" and "almond butter" are what they are
 * made of, and "coconut milk" is no milk.
 */
export function findAllergensOf(terms: readonly string[]): readonly AllergenName[] {
  const named = allergensOfWords.get(terms.join(" "));
  if (named !== undefined) return named;
  const ofLast = allergensOfWords.get(terms.at(-1) ?? "") ?? [];
  if (terms.length < 2) return ofLast;
  const shown = allergenNames.filter((name) => shows(terms, name));
  const isShown = ofLast.length === 0 || ofLast.some((name) => shown.includes(name));
  if (isShown) return [...new Set([...ofLast, ...shown])];
  const last = terms.slice(-1);
  const isMade = ofLast.some((name) => shows(last, name));
  return isMade ? shown : ofLast;
}

/** Whether a food of that name holds what an allergen is about. */
function shows(terms: readonly string[], name: AllergenName): boolean {
  const facts = {
    name: terms.join(" "),
    words: terms,
    foodGroup: null,
    ingredients: [],
    amounts: new Map(),
  };
  return data.allergens[name].kinds.some((kind) => findKind(facts, kind)?.certainty === "contains");
}

function listAllergens(): ReadonlyMap<string, readonly AllergenName[]> {
  const known = new Map<string, AllergenName[]>();
  for (const name of allergenNames) {
    for (const alias of [name.replaceAll("_", " "), ...data.allergens[name].aliases]) {
      const words = splitTerms(alias).join(" ");
      const names = known.get(words) ?? [];
      if (!names.includes(name)) known.set(words, [...names, name]);
    }
  }
  return known;
}
