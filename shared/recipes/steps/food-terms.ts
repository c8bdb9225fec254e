import { coreNames, foldLetters } from "./core-name.ts";
import terms from "./data/food-terms.json" with { type: "json" };
import { pluralise, singularise } from "./noun-forms.ts";
import type { StepSwap } from "./step-swap.ts";

/** The swaps that a phrase calls for: none for a name that stays, undefined for what names no food known here. */
export type FoodTerms = (phrase: string) => readonly StepSwap[] | undefined;

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
 * Which phrases mean which swap. Names of other foods stay: kept ingredients, "coconut milk" where milk goes, and the
 * new names themselves. A general word ("cheese") stays too where a kept ingredient goes by it.
 */
export function readFoodTerms(swaps: readonly StepSwap[], kept: readonly string[]): FoodTerms {
  const found = new Map<string, StepSwap[]>();
  for (const form of otherForms) found.set(form, []);
  for (const name of swaps.flatMap(({ to }) => longerNames(to))) put(found, name, null);
  const keptNames = kept.flatMap(coreNames);
  const keptWords = new Set(keptNames.flatMap(generalWords));
  for (const swap of swaps) {
    for (const term of listTerms(swap))
      if (!keptWords.has(singularise(term)) && !isNameOfOther(term, swap, swaps)) put(found, term, swap);
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

/** "milk" is not condensed milk where milk is another line. */
function isNameOfOther(term: string, swap: StepSwap, swaps: readonly StepSwap[]): boolean {
  const isName = ({ from }: StepSwap) =>
    coreNames(from).some((name) => singularise(name) === singularise(term));
  return !isName(swap) && swaps.some(isName);
}

/** "whites" are an egg's, "white" is a colour; "juices" are not the juice. */
function formsOf(term: string): ReadonlySet<string> {
  const singular = singularise(term);
  if (exact.has(term)) return new Set([term]);
  const hasPlural = !terms.neverPlural.includes(singular.split(" ").at(-1) ?? "");
  return new Set(hasPlural ? [term, singular, pluralise(singular)] : [term, singular]);
}

/** The names of a swap, from the full name to the words that steps use for short. */
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

/** "chicken breasts" -> "chicken": what a cut or form is of. */
function beforeCut(name: string): string[] {
  const words = name.split(" ");
  const isCut = words.length > 1 && cuts.has(singularise(words.at(-1) ?? ""));
  return isCut ? [words.slice(0, -1).join(" "), words.at(-2) ?? ""] : [];
}

function kindWords(name: string): string[] {
  const singular = singularise(name);
  return kinds.filter(({ kind }) => kind.has(singular)).flatMap(({ alsoCalled }) => alsoCalled);
}

/** The general words that a kept ingredient may be meant by; "coconut milk" is not just "milk". */
function generalWords(name: string): string[] {
  const singular = singularise(name);
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
