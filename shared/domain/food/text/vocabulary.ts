import {
  foldText,
  isNumberWord,
  matchingForm,
  type ReadNumber,
  readNumber,
  units,
} from "../../../language/mod.ts";
import compounds from "../data/compounds.json" with { type: "json" };
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import meanings from "../data/meanings.json" with { type: "json" };
import { normaliseTerms, normaliseWord, type Token } from "./terms.ts";

/** Word classes of meal descriptions, by folded word. */
export const wordClasses = {
  verbs: new Set(language.verbs),
  noise: new Set(language.noise),
  links: new Set(language.links),
  linkedParticiples: new Set(language.linkedParticiples),
  prepositions: new Set(language.prepositions),
  mealTimes: new Set(language.mealTimes),
  negators: new Set(language.negators),
  notEaten: new Set(language.notEaten),
  removed: new Set(language.removed),
  eatingVerbs: new Set(language.eatingVerbs),
  descriptors: new Set(language.descriptors),
  diversions: new Set(language.diversions),
  mealNames: new Set(language.mealNames),
  traces: new Set(language.traces),
  bites: new Set(language.bites),
  qualities: new Set(language.qualities),
  anaphors: new Set(language.anaphors),
  relatives: new Set(language.relatives),
  slight: new Set(language.slight),
  lessened: new Set(language.lessened),
  fullness: new Set(language.fullness),
} as const;

/** How a food was prepared, behind its amount: "tofu 200 g pan fried", "melon, 1 cup cubed". */
export const preparations: ReadonlySet<string> = new Set(language.preparations);

/** "large", "small": words of a size. */
export const sizeWords: ReadonlySet<string> = new Set(Object.keys(units.sizes));

/** "omelette", "frittata": dishes that are mostly egg. */
export const eggDishes: ReadonlySet<string> = new Set(meanings.eggDishes.flatMap(normaliseWord));

const cutPieces = new Set(
  [...language.cutPieces.ofAnything, ...language.cutPieces.ofProduce].map((piece) => `${piece}s`),
);

/** Whether a word behind an amount may say how the food before it was prepared or cut: "carrot 50 g raw sticks". */
export function isPreparation(word: string): boolean {
  return preparations.has(word) || stateWords.has(word) || cutPieces.has(word);
}

/** Normalised words that describe rather than name a food: unmatched they cost nothing. */
export const weakTerms: ReadonlySet<string> = new Set(language.weak.flatMap(normaliseWord));

/** Normalised words that never name a food: describing words and ways of cooking. */
export const headlessTerms: ReadonlySet<string> = new Set([
  ...weakTerms,
  ...language.linkedParticiples.flatMap(normaliseWord),
  ...language.stateWords.flatMap(normaliseWord),
]);

/** Parts of a dish ("crust", "icing"): described with an article, they still belong to the dish. */
export const partTerms: ReadonlySet<string> = new Set(language.parts.flatMap(normaliseWord));

/** Heads that may only describe the form ("SNICKERS bar"): the word before may name the food. */
export const softHeads: ReadonlySet<string> = new Set(language.softHeads.flatMap(normaliseWord));

/** Foods added to another in small amounts ("with butter"): the food words that name them. */
export const additionTerms: ReadonlySet<string> = new Set(groups.additions);

/** Drinks that something is stirred into. */
export const drinkHeads: ReadonlySet<string> = new Set(groups.drinkHeads);

/** Dishes named by what is in them: "ham and cheese sandwich" is one. */
export const dishTerms: ReadonlySet<string> = new Set(language.dishes.flatMap(normaliseWord));

/** Dishes that are named by their filling: "ham sandwich", "pepperoni pizza". */
export const filledDishTerms: ReadonlySet<string> = new Set(language.filledDishes.flatMap(normaliseTerms));

/** "bowl", "plate": what holds foods that are listed behind it. */
export const holderWords: ReadonlySet<string> = new Set([...language.bowls.heads, ...language.bowls.plates]);

const mixedDishes = new Set(language.mixedDishes.map((dish) => normaliseTerms(dish).join(" ")));

/** Whether terms end in a dish that is cooked of many things: "stir fry". */
export function isMixedDish(terms: readonly string[]): boolean {
  const head = terms.findLast((term) => !headlessTerms.has(term)) ?? "";
  return mixedDishes.has(head) || mixedDishes.has(terms.slice(-2).join(" "));
}

/** Foods that stand beside a main one on a plate ("with rice"), and what they stand beside. */
export const sideTerms: ReadonlySet<string> = new Set(language.sides.flatMap(normaliseWord));

/** Sides that may as well describe: "lamb stew with vegetables". */
export const vagueSideTerms: ReadonlySet<string> = new Set(language.vagueSides.flatMap(normaliseWord));

export const mainTerms: ReadonlySet<string> = new Set(language.mains.flatMap(normaliseWord));

/** Words for the state of a food: shown with an item if the matched food does not have them. */
export const stateWords: ReadonlySet<string> = new Set(language.stateWords);

/** Words that stand for any food ("a treat", "for a drink"): alone they name none. */
export const soloTerms: ReadonlySet<string> = new Set(language.solo.flatMap(normaliseWord));

/** Vessels and packages: alone they name no food. */
export const vesselTerms: ReadonlySet<string> = new Set(language.vessels.flatMap(normaliseWord));

/** Words that are never food as the head of a phrase: "an energy boost", "a perfect end". */
export const abstractTerms: ReadonlySet<string> = new Set(language.abstract.flatMap(normaliseWord));

const foodsNamedByMeals = new Map(
  Object.entries(language.foodsNamedByMeals).map(([meal, foods]) => [meal, new Set(foods)]),
);

/** Whether a word behind the name of a meal makes it the name of a food: "snack bar", "lunch meat", "dinner rolls". */
export function isNamedByMeal(meal: string, word: string): boolean {
  return foodsNamedByMeals.get(meal)?.has(matchingForm(word)) === true;
}

const places: ReadonlySet<string> = new Set(language.places.map((name) => normaliseTerms(name).join(" ")));

/** Whether terms are the name of a chain or a shop. */
export function isPlaceName(terms: readonly string[]): boolean {
  return terms.length > 0 && places.has(terms.join(" "));
}

const grammarWords: ReadonlySet<string> = new Set([
  "and",
  "or",
  ...Object.values(wordClasses).flatMap((words) => [...words]),
  ...language.nutrientNotes.nutrients,
  ...[units.massGrams, units.volumeMl, units.vesselMl, units.sizes].flatMap(Object.keys),
  ...[units.pieces, units.lengths, units.times].flat(),
]);

/** Whether an English word, in the singular or plural, belongs to the grammar of meals: numbers, units, joiners, verbs. */
export function isGrammarWord(word: string): boolean {
  return grammarWords.has(word) || grammarWords.has(matchingForm(word)) || isNumberWord(word);
}

const compoundReach = 5;
const lockedTerms = new Set(
  [...compounds.locked, ...units.lockedSizes]
    .flatMap((name) => [name, foldText(name)])
    .map((name) => name.split(/[ -]/).map(matchingForm).join(" ")),
);
const sizes = new Map(Object.entries(units.sizes));
const portionMultipliers = new Map(Object.entries(language.portionMultipliers));
const multipliedUnits = new Set([...language.portionNames, "scoop"]);
const packSizes = new Map(Object.entries(language.packSizes.sizes));
const packUnits = new Set(language.packSizes.units);
const unitFoods = new Set(language.unitFoods.listed);
const pieceUnits = new Set(units.pieces.filter((unit) => !unitFoods.has(unit)));

/** Where a compound such as "pound cake" or "ready-to-eat" that begins at `at` ends, or null where none does. */
export function findCompoundEnd(tokens: readonly Pick<Token, "kind" | "text">[], at: number): number | null {
  let phrase = "";
  let end: number | null = null;
  for (let next = at; next < at + compoundReach; next++) {
    const token = tokens[next];
    if (token?.text === "-" && phrase !== "") continue;
    const isAnd = token?.text === "&";
    if (token === undefined || (token.kind === "mark" && !isAnd)) break;
    phrase += `${phrase === "" ? "" : " "}${isAnd ? "and" : matchingForm(token.text)}`;
    if (lockedTerms.has(phrase)) end = next + 1;
  }
  return end;
}

/** Whether a compound begins at `at`: its words are neither amounts nor joiners. */
export function startsCompound(tokens: readonly Token[], at: number): boolean {
  return findCompoundEnd(tokens, at) !== null;
}

/** The "double" of "double portion" and "double scoop". */
export function isMultiplier({ text }: Token): boolean {
  return portionMultipliers.has(text);
}

/** A number at `at`, unless it belongs to a name such as "quarter pounder"; null for none. */
export function readNumberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  if (isBothOf(tokens, at)) return { value: 2, form: "digits", next: at + 1 };
  const times = portionMultipliers.get(tokens[at]?.text ?? "");
  if (times !== undefined && multipliedUnits.has(tokens[at + 1]?.text ?? ""))
    return { value: times, form: "digits", next: at + 1 };
  const packs = readPackSize(tokens, at);
  if (packs !== null && tokens[at - 1]?.isGlued !== true)
    return { value: packs, form: "digits", next: at + 1 };
  return readPercentOf(tokens, at) ?? readNumber(tokens, at, (place) => startsCompound(tokens, place));
}

/** How many usual packs the pack has whose size stands at `at`, as "share" does in "a share bag"; null for no such size. */
export function readPackSize(tokens: readonly Token[], at: number): number | null {
  const packs = packSizes.get(tokens[at]?.text ?? "");
  return packs !== undefined && packUnits.has(tokens[at + 1]?.text ?? "") ? packs : null;
}

/** "30% of a naan" is a part of it; "2% milk" is a kind. */
function readPercentOf(tokens: readonly Token[], at: number): ReadNumber | null {
  return tokens[at + 1]?.text === "of" ? readPercent(tokens, at) : null;
}

/** "30%" as a part of a whole. */
export function readPercent(tokens: readonly Token[], at: number): ReadNumber | null {
  const text = tokens[at]?.text ?? "";
  return isPercent(text) ? { value: Number.parseFloat(text) / 100, form: "part", next: at + 1 } : null;
}

/** "both pop tarts", unlike "both a burger and chips" */
function isBothOf(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== "both" || pieceUnits.has(matchingForm(tokens[at + 1]?.text ?? ""))) return false;
  return tokens.slice(at + 1, at + 3).some(({ kind, text }) => kind === "word" && /[^s]s$/.test(text));
}

/** A size word or two-word size at `at`, with where it ends. */
export function readSize(tokens: readonly Token[], at: number): { size: string; next: number } | null {
  const first = tokens[at];
  if (first?.kind !== "word" || startsCompound(tokens, at)) return null;
  const gap = ["-", "/"].includes(tokens[at + 1]?.text ?? "") ? 2 : 1;
  const pair = sizes.get(`${first.text} ${tokens[at + gap]?.text ?? ""}`);
  if (pair !== undefined) return { size: pair, next: at + gap + 1 };
  const single = sizes.get(first.text);
  if (single === undefined) return null;
  const sized = ["size", "sized"].includes(tokens[at + gap]?.text ?? "");
  return { size: single, next: sized ? at + gap + 1 : at + 1 };
}

/** "2%": it says which milk or meat, and names none. */
export function isPercent(term: string): boolean {
  return /^\d+(?:\.\d+)?%$/.test(term);
}
