import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import { type Chunk, isDescribing } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import { mainTerms, weakTerms } from "../text/vocabulary.ts";

const bowls = new Set(language.bowls.heads.flatMap(normaliseTerms));
/** A dinner or a platter whose foods are all listed is those foods. */
const plates = new Set(language.bowls.plates.flatMap(normaliseTerms));
/** What a restaurant sells together, and the words for its kinds. */
const meals = new Set(language.bowls.meals.flatMap(normaliseTerms));
const mealKinds = new Set(language.bowls.mealKinds.flatMap(normaliseTerms));
const drinks = new Set(language.bowls.drinks.flatMap(normaliseTerms));
/** Bowls of the kinds that do not name what they hold: a rice bowl holds rice. */
const kinds = new Set(language.bowls.kinds.flatMap(normaliseTerms));
const bases = new Set(language.bowls.bases.flatMap(normaliseTerms));
/** What brackets list in full: "salad (romaine, tomato, feta, olives)". */
const bracketed = new Set(language.bowls.gloss.flatMap(normaliseTerms));
const fullBowl = 3;

/**
 * "poke bowl with tuna, brown rice and mango": a bowl or smoothie whose foods are all listed is those foods, as is
 * a salad in brackets.
 */
export function dropBowls(phrases: readonly Chunk[], pool: CandidatePool): readonly Chunk[] {
  const kept: Chunk[] = [];
  let listed = 0;
  for (const [at, phrase] of phrases.entries()) {
    const held = countHeld(phrases, at, pool);
    if (held > 0) {
      listed = at + held;
      kept.push(...mainOf(phrase));
    } else kept.push(at <= listed && isDescribing(phrase.link) ? { ...phrase, link: "comma" } : phrase);
  }
  return kept;
}

/** "chicken bowl with rice, beans and salsa" holds chicken as well. */
function mainOf(bowl: Chunk): Chunk[] {
  const head = bowl.terms.at(-1) ?? "";
  if (meals.has(head)) return orderOf(bowl);
  const isHolding = bowls.has(head) || plates.has(head);
  const terms = isHolding ? bowl.terms.filter((term) => mainTerms.has(term)) : [];
  return terms.length === 0 ? [] : [{ ...bowl, terms, measure: null, sizes: [] }];
}

/** "cheeseburger happy meal (fries, milk)" has a cheeseburger in it. */
function orderOf(meal: Chunk): Chunk[] {
  const terms = meal.terms.filter((term) => !meals.has(term) && !mealKinds.has(term));
  return terms.length === 0 ? [] : [{ ...meal, terms }];
}

/** What follows a bowl or a plate; of a plate that ends its sentence, what the next one lists: "Sunday dinner. Beef, peas". */
function listBehind(phrases: readonly Chunk[], at: number): readonly Chunk[] {
  const following = phrases.slice(at + 1);
  const [first, ...others] = following;
  const isPlate = plates.has(phrases[at]?.terms.at(-1) ?? "");
  return isPlate && first?.link === "hard" ? [{ ...first, link: "comma" }, ...others] : following;
}

/** "1 meal deal (sandwich, crisps, cola)" */
function isOneMeal({ terms, measure }: Chunk): boolean {
  return meals.has(terms.at(-1) ?? "") && measure?.unit === "" && measure.count === 1;
}

/** How many phrases list what the bowl at `at` holds; 0 for no bowl, or one whose foods are not all listed. */
function countHeld(phrases: readonly Chunk[], at: number, pool: CandidatePool): number {
  const bowl = phrases[at];
  const head = bowl?.terms.at(-1) ?? "";
  if (
    bowl === undefined ||
    bowl.link === "gloss" ||
    // "nacho plate shared between 4, 3 wings"
    bowl.eatenShare < 1 ||
    (bowl.measure !== null && bowl.measure.kind !== "article" && !isOneMeal(bowl))
  )
    return 0;
  const following = listBehind(phrases, at);
  const isListed = bracketed.has(head) || meals.has(head);
  const isInBrackets = isListed && following[0]?.link === "gloss";
  const isOfKind = bowl.terms.every(
    (term) =>
      term === head ||
      kinds.has(term) ||
      mainTerms.has(term) ||
      weakTerms.has(term) ||
      bowl.owners?.includes(term) === true,
  );
  const isBowl = bowls.has(head) && isOfKind;
  // "gyro plate. gyro meat, greek salad, tzatziki"
  const isPlate = plates.has(head) && (isOfKind || phrases[at + 1]?.link === "hard");
  if (!isInBrackets && !isBowl && !isPlate && !drinks.has(head)) return 0;
  const end = following.findIndex(({ link }) => (isInBrackets ? link !== "gloss" : link === "hard"));
  const held = end < 0 ? following : following.slice(0, end);
  const named = held.filter((each) => pool.isPlainName(each.terms));
  const isOfBase = (term: string) => bases.has(term);
  // "burrito bowl no rice, steak, peppers, sour cream"
  const hasBase = !isBowl || bowl.negated.some(isOfBase) || held.some(({ terms }) => terms.some(isOfBase));
  const full = meals.has(head) ? 1 : fullBowl;
  return hasBase && named.length >= full && named.length * 2 > held.length ? held.length : 0;
}
