import list from "./forbidden-terms.json" with { type: "json" };
import { splitWords } from "./split-words.ts";

/** A diet that the list of forbidden terms knows. */
export type ListedDiet = keyof typeof list.diets;

/** A kind of food that diets and allergies forbid. */
export type ForbiddenKind = keyof typeof list.kinds;

type Clears = { after?: readonly string[]; before?: readonly string[] };
type Kind = {
  safe: readonly string[];
  modifiers: readonly string[];
  terms: readonly string[];
  maybe: readonly string[];
  neutral: readonly string[];
  clears: Record<string, Clears>;
};

/** A term that was found, and the words around it. */
export type Found = { term: string; kind: ForbiddenKind; isMaybe: boolean; isNeutral: boolean; at: string };

const modifierReach = 2;
const safeReach = 3;
const kinds: Record<ForbiddenKind, Kind> = list.kinds;
const denials = ["no", "not", "without"];

/** The kinds of food that a diet forbids. */
export function kindsOfDiet(diet: ListedDiet): ForbiddenKind[] {
  return list.diets[diet] as ForbiddenKind[];
}

/** Whether the list knows a diet by this name. */
export function isListedDiet(name: string): name is ListedDiet {
  return Object.hasOwn(list.diets, name);
}

/** Forbidden terms in the name of a food; a safe word clears all of the name. */
export function findInName(name: string, kind: ForbiddenKind): Found[] {
  const words = splitWords(name);
  if (hasAny(words, kinds[kind].safe)) return [];
  return findTerms(words, kind);
}

/** Forbidden terms in a sentence; a safe word clears what follows closely. */
export function findInSentence(sentence: string, kind: ForbiddenKind): Found[] {
  return findTerms(splitWords(sentence), kind);
}

function findTerms(words: readonly string[], kind: ForbiddenKind): Found[] {
  const { terms, maybe, neutral } = kinds[kind];
  return [...terms, ...maybe].flatMap((term) =>
    positionsOf(words, splitWords(term))
      .filter((at) => !isCleared(words, at, term, kind))
      .map((at) => ({
        term,
        kind,
        isMaybe: maybe.includes(term),
        isNeutral: neutral.includes(term),
        at: words.slice(Math.max(0, at - 3), at + 4).join(" "),
      })),
  );
}

function isCleared(words: readonly string[], at: number, term: string, kind: ForbiddenKind): boolean {
  const { safe, modifiers, clears } = kinds[kind];
  const { after = [], before = [] } = clears[term] ?? {};
  const rest = words.slice(at + splitWords(term).length);
  const following = [...before, "free"].some((phrase) => startsWith(rest, splitWords(phrase)));
  const near = words.slice(Math.max(0, at - modifierReach), at);
  const wide = words.slice(Math.max(0, at - safeReach), at + splitWords(term).length);
  return (
    following ||
    denials.includes(words[at - 1] ?? "") ||
    hasAny(near, [...after, ...modifiers]) ||
    hasAny(wide, safe)
  );
}

function hasAny(words: readonly string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => positionsOf(words, splitWords(phrase)).length > 0);
}

function positionsOf(words: readonly string[], phrase: readonly string[]): number[] {
  return words.flatMap((_, at) => (startsWith(words.slice(at), phrase) ? [at] : []));
}

function startsWith(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phrase.every((word, at) => words[at] === word);
}
