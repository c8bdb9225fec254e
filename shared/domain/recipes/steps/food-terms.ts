import { pluralise, singularise } from "../../../language/mod.ts";
import terms from "./data/food-terms.json" with { type: "json" };

/** An ingredient to remove from steps, and what replaces it. */
export type StepSwap = {
  /** The name as its line has it: "unsalted butter, softened". */
  readonly from: string;
  /** Further words for it in steps: "meat" for ground beef. */
  readonly alsoCalled: readonly string[];
  /** The new name; null if nothing replaces it. */
  readonly to: string | null;
  /** Changes of wording before names are replaced; `match` is the source of a regular expression, case ignored. */
  readonly method?: readonly { readonly match: string; readonly replace: string }[];
};

/** The swaps that a phrase refers to: none for a name that stays, undefined for a phrase that is not a known food. */
export type FoodTerms = (phrase: string) => readonly StepSwap[] | undefined;

const endOfName = new RegExp(`\\s(?:${terms.endOfName.join("|")})\\s.*$`);
const cuts = new Set(terms.cuts);
const neverAlone = new Set(terms.neverAlone);
const exact = new Set(terms.exact);
const notFoods = new Set(terms.notFoods);
const kinds = terms.kinds.map(({ kind, alsoCalled }) => ({
  kind: new Set(kind.map(foldLetters)),
  alsoCalled,
}));
const distinct = new Set(
  terms.distinctModifiers.flatMap((modifier) => terms.distinctHeads.map((head) => `${modifier} ${head}`)),
);
const otherFoods = new Set([...distinct, ...terms.otherFoods.map(foldLetters)]);
const otherForms = new Set([...otherFoods].flatMap((food) => [...formsOf(food)].map(spaced)));

/**
 * Which phrases refer to which swap. Names of other foods stay: kept ingredients, "coconut milk" if milk is removed, and
 * the new names themselves. A general word ("cheese") also stays if it may mean a kept ingredient.
 */
export function readFoodTerms(swaps: readonly StepSwap[], kept: readonly string[]): FoodTerms {
  const found = new Map<string, StepSwap[]>();
  for (const form of otherForms) found.set(form, []);
  for (const name of swaps.flatMap(({ to }) => longerNames(to))) put(found, name, null);
  const keptNames = kept.flatMap(coreNames);
  const keptWords = new Set(keptNames.flatMap(generalWords));
  const ofAnySwap = new Set(swaps.flatMap(singularNames));
  for (const swap of swaps) {
    const own = new Set(singularNames(swap));
    // "milk" does not mean condensed milk if milk is a line of its own.
    const isOfOther = (term: string) => !own.has(term) && ofAnySwap.has(term);
    for (const term of listTerms(swap)) {
      const singular = singularise(term);
      if (!keptWords.has(singular) && !isOfOther(singular)) put(found, term, swap);
    }
    for (const name of coreNames(swap.from)) put(found, name, swap);
  }
  const gone = new Set(swaps.flatMap(({ from }) => coreNames(from)).map(singularise));
  for (const name of keptNames.flatMap(longSuffixes))
    if (!gone.has(singularise(name))) put(found, name, null);
  return (phrase) => found.get(phrase) ?? (otherForms.has(phrase) ? [] : undefined);
}

function put(found: Map<string, StepSwap[]>, term: string, swap: StepSwap | null): void {
  for (const form of formsOf(term)) {
    const key = spaced(form);
    const swaps = found.get(key) ?? [];
    if (swap === null) found.set(key, []);
    else if (!swaps.includes(swap)) found.set(key, [...swaps, swap]);
  }
}

function spaced(term: string): string {
  return term.replace(/[ -]+/g, " ");
}

function singularNames({ from }: StepSwap): string[] {
  return coreNames(from).map(singularise);
}

/** "whites" are of eggs, "white" is a colour; "juices" are not the juice. */
function formsOf(term: string): ReadonlySet<string> {
  const singular = singularise(term);
  if (exact.has(term)) return new Set([term]);
  const hasPlural = !terms.neverPlural.includes(singular.split(" ").at(-1) ?? "");
  return new Set(hasPlural ? [term, singular, pluralise(singular)] : [term, singular]);
}

/** The names of a swap, from the full name to its short forms in steps. */
function listTerms({ from, alsoCalled }: StepSwap): string[] {
  const names = [...coreNames(from).flatMap(shorterNames), ...alsoCalled.flatMap(coreNames)];
  return [...names, ...names.flatMap(kindWords)].filter(isTerm);
}

function isTerm(term: string): boolean {
  const head = singularise(term);
  return (
    term.length > 1 &&
    !neverAlone.has(head) &&
    !notFoods.has(term) &&
    !/^[a-z]+ed$/.test(term) &&
    !term.startsWith("of ")
  );
}

function shorterNames(name: string): string[] {
  return [name, ...suffixes(name), ...beforeCut(name)];
}

function suffixes(name: string): string[] {
  const words = name.split(" ");
  return words.slice(1).map((_, index) => words.slice(index + 1).join(" "));
}

/** "chicken breasts" -> "chicken": the food of a cut or form. */
function beforeCut(name: string): string[] {
  const words = name.split(" ");
  const isCut = words.length > 1 && cuts.has(singularise(words.at(-1) ?? ""));
  return isCut ? [words.slice(0, -1).join(" "), words.at(-2) ?? ""] : [];
}

function kindWords(name: string): string[] {
  const singular = singularise(name);
  return kinds.filter(({ kind }) => kind.has(singular)).flatMap(({ alsoCalled }) => alsoCalled);
}

/** The general words that may mean a kept ingredient; "milk" does not mean coconut milk. */
function generalWords(name: string): string[] {
  const singular = singularise(name);
  // Icing sugar is another food than sugar, but what is called sugar may be the brown one.
  if (/ sugar$/.test(singular)) return [singular, "sugar"];
  if (otherFoods.has(singular) || suffixes(singular).some((suffix) => otherFoods.has(suffix)))
    return [singular];
  const names = shorterNames(name);
  return [...names, ...names.flatMap(kindWords)].map(singularise);
}

function longSuffixes(name: string): string[] {
  return [name, ...suffixes(name).filter((suffix) => suffix.includes(" "))];
}

function longerNames(to: string | null): string[] {
  return to === null ? [] : coreNames(to).filter((name) => name.includes(" "));
}

/** The foods that a line names as alternatives, in lower case: "unsalted butter, softened" -> ["unsalted butter"]. */
function coreNames(name: string): string[] {
  const [beforeComma = ""] = foldLetters(name)
    .replace(/\([^)]*\)?/g, " ")
    .split(/[,;]/);
  const plain = beforeComma.replace(/[^\p{L}\p{N}'&\- ]/gu, " ").replace(/\s+/g, " ");
  return plain
    .replace(endOfName, "")
    .split(/ (?:or|and|&) /)
    .map((part) => part.replace(/^\s*(?:\d\S*\s+)+/, "").trim())
    .filter((part) => part !== "");
}

/** The new name for use inside a sentence: without brackets and what follows a comma; lists stay whole. */
export function shownName(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)/g, "").trim();
  if (/, .* and /.test(plain)) return plain;
  const [shown = plain] = plain.split(/[,;]/);
  return shown.trim();
}

/** Lower-case letters without accents, one for one, so that positions stay. */
export function foldLetters(text: string): string {
  return Array.from(text, (letter) => foldLetter(letter)).join("");
}

function foldLetter(letter: string): string {
  if (letter === "’") return "'";
  const [base = letter] = letter.normalize("NFD");
  return base.length === letter.length ? base.toLowerCase() : letter;
}
