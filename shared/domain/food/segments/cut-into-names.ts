import { hasEnglishForm } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import language from "../data/language.json" with { type: "json" };
import { isPluralFood } from "../text/flavours.ts";
import { isDip } from "../text/phrases/dips.ts";
import { dishTerms, mainTerms, stateWords, weakTerms } from "../text/vocabulary.ts";
import {
  besideFoods,
  chips,
  dropState,
  isDishName,
  isShareOfMince,
  joinTerms,
  stapleWords,
  termsOf,
  type Word,
} from "./listed-words.ts";

/** "double vodka" is an amount of vodka, though there is a food called doubles. */
const multipliers = new Set(language.multipliers);
const longestName = 3;
/** "tomato mayo" behind four others is two of them. */
const longestWithDips = 4;

/** The fewest plain names that the words are, or null. */
export function cutIntoNames(words: readonly Word[], pool: CandidatePool): Word[][] | null {
  const cuts: (Word[][] | null)[] = [[]];
  const hasDips = words.length <= longestWithDips;
  for (let end = 1; end <= words.length; end++) {
    let best: Word[][] | null = null;
    for (let start = Math.max(0, end - longestName); start < end; start++) {
      const before = cuts[start] ?? null;
      const name = words.slice(start, end);
      const isMultiplier = name.length === 1 && multipliers.has(name[0]?.text ?? "");
      if (before === null || isMultiplier || isListedPair(name, pool) || !isName(name, pool, hasDips))
        continue;
      if (best === null || before.length + 1 <= best.length) best = [...before, name];
    }
    cuts.push(best);
  }
  return joinDishes(cuts[words.length] ?? null, pool);
}

/** "chicken salad sandwich apple": a dish by itself is what the name before it is of, and so is the kind of "latte coffee". */
function joinDishes(names: Word[][] | null, pool: CandidatePool): Word[][] | null {
  if (names === null) return null;
  const joined: Word[][] = [];
  for (const name of names) {
    const before = joined.at(-1);
    const isDish = isDishName(name) && !chips.has(name[0]?.text ?? "");
    if (before !== undefined && (isDish || isKindOf(before, name, pool)))
      joined[joined.length - 1] = [...before, ...name];
    else joined.push(name);
  }
  return joined;
}

/** "latte coffee", "mackerel fish": the food is called by its kind as well. */
function isKindOf(food: readonly Word[], kind: readonly Word[], pool: CandidatePool): boolean {
  const naming = pool.findPlain(joinTerms(food))?.namings[0];
  const terms = joinTerms(kind);
  return naming?.heads.has(terms.at(-1) ?? "") === true && terms.every((term) => naming.terms.has(term));
}

/** In a list, "chicken rice" is no dish, and ham beside cheese no pastry of both. */
function isListedPair(words: readonly Word[], pool: CandidatePool): boolean {
  const [first = "", second = ""] = words.map((word) => termsOf([word]));
  if (words.length === 1) return false;
  if (beginsWithPlural(words, pool)) return true;
  if (words.length > 2 && isBesideName(words, pool)) return true;
  if (!words.every((word) => pool.isPlainName(joinTerms([word])))) return false;
  if (words.every((word) => isDip(joinTerms([word])))) return true;
  if (words.length > 2) return pool.isJointName(joinTerms(words));
  const isStaple = (word: Word | undefined) => stapleWords.has(word?.text ?? "");
  const areMains = mainTerms.has(first) && (mainTerms.has(second) || isStaple(words[1]));
  const isBesideStaple = isStaple(words[0]) && mainTerms.has(second);
  return areMains || isBesideStaple || pool.isJointName([first, second]);
}

/** "potatoes green beans", "fried eggs tomato": no name begins with a plural but that of a dish. */
function beginsWithPlural(words: readonly Word[], pool: CandidatePool): boolean {
  const [first, ...others] = dropState(words);
  const isOfDish = dishTerms.has(joinTerms(words).at(-1) ?? "");
  return (
    first !== undefined &&
    others.length > 0 &&
    !isOfDish &&
    isPluralFood({ words: [first.text] }) &&
    pool.isPlainName(joinTerms([first]))
  );
}

/** "greek yogurt honey" */
function isBesideName(words: readonly Word[], pool: CandidatePool): boolean {
  return besideFoods.has(termsOf(words.slice(-1))) && pool.isPlainName(joinTerms(words.slice(0, -1)));
}

/** "grilled tomato" is a tomato, and "mild salsa" a salsa. */
function isName(words: readonly Word[], pool: CandidatePool, hasDips: boolean): boolean {
  const terms = joinTerms(words);
  if (isCalled(terms, pool) || isForeignName(words, pool)) return true;
  const [state = "", ...named] = terms;
  const isWord = words[0]?.terms.length === 1 || words.length === 1;
  const isState = isWord && (stateWords.has(state) || weakTerms.has(state));
  if (isState && named.length > 0 && pool.isPlainName(named)) return true;
  // "chicken fried rice"
  if (stateWords.has(named[0] ?? "") && named.length > 1 && pool.isPlainName(named) && pool.hasFoodOf(terms))
    return true;
  if (hasDips && isDip(terms) && terms.length > 1 && pool.hasFoodOf(terms)) return true;
  // "cajun fries"
  if (named.length === 1 && chips.has(words.at(-1)?.text ?? "") && !pool.isPlainName([state])) return true;
  const head = named.at(-1) ?? "";
  const isDishNamed = named.length > 0 && (dishTerms.has(head) || head === "bowl");
  return isDishNamed && !chips.has(words.at(-1)?.text ?? "") && isDishOf(terms, pool);
}

/** "pupusas": a word that is none of English and begins the name of a food. */
function isForeignName(words: readonly Word[], pool: CandidatePool): boolean {
  const [word, ...others] = words;
  if (word === undefined || others.length > 0 || hasEnglishForm(word.text)) return false;
  return word.terms.length === 1 && pool.isFirstName(word.terms[0] ?? "");
}

/** "egg boiled" is a boiled egg, but "roll coffee" no coffee roll: a food behind another keeps its own name. */
function isCalled(terms: readonly string[], pool: CandidatePool): boolean {
  if (isShareOfMince(terms)) return false;
  return pool.isPlainName(terms.slice(-1)) ? pool.isOrderedName(terms) : pool.isPlainName(terms);
}

/** "chicken salad wrap": a dish with all of the words, though none is called just that. */
function isDishOf(terms: readonly string[], pool: CandidatePool): boolean {
  return (
    terms.slice(0, -1).every((term) => weakTerms.has(term) || pool.isPlainName([term])) &&
    pool.hasFoodOf(terms)
  );
}
