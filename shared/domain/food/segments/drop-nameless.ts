import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import type { Chunk } from "../text/chunks.ts";
import { normaliseTerms } from "../text/terms.ts";
import { isNamedByMeal, weakTerms, wordClasses } from "../text/vocabulary.ts";

const people = new Set([...language.others.people, ...language.others.pets].flatMap(normaliseTerms));
const namesakes = new Set(language.foodsCalledLikePersons);
const personWords = new Set(language.others.people.filter((person) => !namesakes.has(person)));
const cuisines = new Set(language.cuisines.flatMap(normaliseTerms));
const mealPrefixes = new Set(language.mealPrefixes);
/** Tastes and textures that are dishes as well. */
const tastes = new Set(language.tastes);
/** What a food is said to be free from, which leaves it the food that it is. */
const freeFrom = new Set(language.freeFrom.flatMap(normaliseTerms));

/** The phrases without persons, cuisines, names of meals and what was left, which name no food that was eaten. */
export function dropNameless(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  return chunks
    .filter(
      (chunk, at) =>
        !isPerson(chunk) &&
        !isNamesake(chunk, chunks[at - 1], pool) &&
        !isCuisine(chunk) &&
        !isLetter(chunk) &&
        !isLeft(chunk),
    )
    .map((chunk) => dropTaste(dropClaim(dropMealPrefix(dropPerson(chunk, pool), pool), pool), pool));
}

/** The "my toddler's" of "my toddler's half-eaten banana", and "mum" alone, though there is a champagne of that name. */
function isPerson({ owners = [], terms, words, measure }: Chunk): boolean {
  if (measure !== null || terms.length === 0) return false;
  const isOwner = terms.every((term) => owners.includes(term) && people.has(term));
  return isOwner || words.every((word) => personWords.has(word));
}

/** The "o" of "banh mi 1 o" is a word of another language, and no cereal. */
function isLetter({ terms }: Chunk): boolean {
  return terms.length === 1 && /^\p{L}$/u.test(terms[0] ?? "");
}

/** "left all of the rice" */
function isLeft({ eatenShare }: Chunk): boolean {
  return eatenShare === 0;
}

/** The Jen of "split the toast with Jen" and "dinner with Jen", unlike "toast with Marmite" and "bread with Lyoner" */
function isNamesake({ isProper, terms }: Chunk, before: Chunk | undefined, pool: CandidatePool): boolean {
  if (isProper !== true || terms.some((term) => pool.isPlainName([term]) || pool.isFirstName(term)))
    return false;
  return (
    before === undefined ||
    before.eatenShare !== 1 ||
    !before.terms.some((term) => pool.has(term) && !wordClasses.mealTimes.has(term))
  );
}

/** "Lebanese with a friend: hummus, 8 falafels" */
function isCuisine({ terms, measure }: Chunk): boolean {
  return measure === null && terms.length > 0 && terms.every((term) => cuisines.has(term));
}

/** "Tanya's fried pickle", "my toddler's banana": a possessive that no food has is a person's. */
function dropPerson(chunk: Chunk, pool: CandidatePool): Chunk {
  const { owners = [], terms } = chunk;
  const isOwner = (term: string) => owners.includes(term) && (people.has(term) || !pool.has(term));
  const kept = terms.filter((term) => !isOwner(term));
  return kept.length === 0 || kept.length === terms.length ? chunk : { ...chunk, terms: kept };
}

/** "lunch chicken wrap" and "quick lunch chicken wrap" are a chicken wrap; "dinner roll" is a name, as is "snack bar". */
function dropMealPrefix(chunk: Chunk, pool: CandidatePool): Chunk {
  const at = Math.max(
    0,
    chunk.terms.findIndex((term) => !weakTerms.has(term)),
  );
  const [meal = "", ...food] = chunk.terms.slice(at);
  if (!mealPrefixes.has(meal) || food.length === 0) return chunk;
  const isName = pool.isPlainName(chunk.terms) || pool.isPlainName([meal, food[0] ?? ""]);
  return isName || isNamedByMeal(meal, food[0] ?? "") ? chunk : { ...chunk, terms: food };
}

/** "gluten free sausages" are sausages, since no table has such; there is a gluten free bread. */
function dropClaim(chunk: Chunk, pool: CandidatePool): Chunk {
  const { terms } = chunk;
  const at = terms.findIndex((term, place) => freeFrom.has(term) && terms[place + 1] === "free");
  if (at < 0) return chunk;
  const claim = terms.slice(at, at + 2);
  const food = [...terms.slice(0, at), ...terms.slice(at + 2)];
  const isKnown = food.length === 0 || pool.hasFoodOf([...claim, food.at(-1) ?? ""]);
  return isKnown ? chunk : { ...chunk, terms: food };
}

/** "tart raspberries" are no tart and a "crisp apple" no apple crisp, unlike "tart shell" and tart cherries, which are a kind. */
function dropTaste(chunk: Chunk, pool: CandidatePool): Chunk {
  const last = chunk.terms.length - 1;
  const food = chunk.terms.filter((term, at) => at === last || !tastes.has(term));
  const isTaste = food.length <= last && !pool.isOrderedName(chunk.terms);
  return isTaste && pool.isPlainName(food) ? { ...chunk, terms: food } : chunk;
}
