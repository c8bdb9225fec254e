import { isEnglishWord, stemForeign } from "../../../language/mod.ts";
import { outlineMeal } from "../text/outline-meal.ts";
import { normaliseWord } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import { isGrammarWord } from "../text/vocabulary.ts";
import { cutWords, type IsKnown, type LocalWord, listRuns } from "./cut-words.ts";
import { findPieces, type Piece } from "./find-pieces.ts";
import { lexiconOf } from "./lexicon.ts";
import { localTerm } from "./local-term.ts";
import { splitWord } from "./split-word.ts";
import { isUnspaced } from "./spread-text.ts";
import type { LocalEntry } from "./translate-meal.ts";

const mostTerms = 3000;

/** Languages that an entry may be in; `isOpen` where neither its script nor its function words nor its letters say so. */
export type Candidates = { readonly languages: readonly string[]; readonly isOpen: boolean };

const named: ReadonlySet<Piece["role"]> = new Set(["food", "local"]);
const explained: ReadonlySet<Piece["role"]> = new Set([
  ...named,
  "phrase",
  "unit",
  "linking",
  "behind",
  "ignored",
]);

/** A language that has less of the words is as likely a misspelt English. */
const leastShare = 0.5;

/**
 * The terms to look up so that `chooseLanguage` can find the language of an entry among some, and where its compounds are
 * cut. Each language has as many at most.
 */
export function listEntryTerms(text: string, languages: readonly string[]): string[] {
  const english = tokenise(text).flatMap(({ kind, terms }) => (kind === "word" ? terms : []));
  const local = languages.flatMap((language) => {
    const terms = listForms(text, language).map((form) => localTerm(language, form));
    return [...new Set(terms)].slice(0, mostTerms / languages.length);
  });
  return [...new Set([...english, ...listEnglishTerms(text), ...local])].slice(0, 2 * mostTerms);
}

/** Every form in which a word of the entry that the lexicon does not have may be one of a name. */
function listForms(text: string, language: string): string[] {
  if (isUnspaced(language)) return cutWords(text, language).filter(isCounted).flatMap(listRuns);
  const unknown = findPieces(text, language, () => false).filter(({ role }) => role === "unknown");
  return unknown.flatMap(({ words }) => words.flatMap((word) => listWordForms(word, language)));
}

function listWordForms({ written, stem }: LocalWord, language: string): string[] {
  const parts = splitWord(written, language, lexiconOf(language)).flatMap((split) => split.parts);
  return [stem, ...parts.map((part) => stemForeign(language, part))];
}

/** How many words of an entry a language explains, and whether one of them that is no English one names a food. */
type Explained = { readonly words: number; readonly share: number; readonly hasForeignName: boolean };

/**
 * The language that an entry is written in: it explains more of the words than English, and half of them at least; null
 * for an English entry. Where nothing but the catalogue speaks for the languages (`isOpen`), a word that is not English
 * must name a food. `known` has the terms of `listEntryTerms` that the catalogue has.
 */
export function chooseLanguage(
  text: string,
  { languages, isOpen }: Candidates,
  known: ReadonlySet<string>,
): LocalEntry | null {
  const isKnown: IsKnown = (term) => known.has(term);
  if (isOpen && hasEnglishNames(text, known)) return null;
  const isEnglish = isOpen ? isNamedInEnglish(isKnown) : isWordOfEnglish;
  const [best] = languages
    .map((language) => ({ language, ...explain(findPieces(text, language, isKnown), isEnglish) }))
    .filter(({ share, hasForeignName }) => share >= leastShare && (hasForeignName || !isOpen))
    .sort((one, other) => other.words - one.words || other.share - one.share);
  return best === undefined ? null : { language: best.language, known };
}

/** Whether English names of the catalogue have all words of an entry; `known` has the terms that the catalogue has. */
export function hasEnglishNames(text: string, known: ReadonlySet<string>): boolean {
  return listEnglishTerms(text).every((term) => known.has(term));
}

function listEnglishTerms(text: string): string[] {
  return outlineMeal(text).chunks.flatMap(({ terms }) => terms);
}

type IsEnglish = (word: LocalWord) => boolean;

function isNamedInEnglish(isKnown: IsKnown): IsEnglish {
  return ({ folded }) => isGrammarWord(folded) || normaliseWord(folded).every(isKnown);
}

/** The English names of the catalogue have words of many languages: "cornetto", "queso", "copa". */
function isWordOfEnglish({ folded }: LocalWord): boolean {
  return isGrammarWord(folded) || isEnglishWord(folded);
}

/** Nothing where English explains as many words. */
function explain(pieces: readonly Piece[], isEnglish: IsEnglish): Explained {
  const spoken = pieces.filter(({ role }) => role !== "symbol");
  const written = spoken.flatMap(({ role, words }) =>
    words.filter(isCounted).map((word) => ({ role, word })),
  );
  const own = written.filter(({ role }) => explained.has(role));
  const words = own.length > written.filter(({ word }) => isEnglish(word)).length ? own.length : 0;
  const hasForeignName = own.some((each) => named.has(each.role) && !isEnglish(each.word));
  return { words, share: words / Math.max(1, written.length), hasForeignName };
}

/** The "t" of "haven't" is a word of no language. */
function isCounted({ kind, folded }: LocalWord): boolean {
  return kind === "word" && !/^[a-z]$/.test(folded);
}
