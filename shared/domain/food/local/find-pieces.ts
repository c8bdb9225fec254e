import { findPhraseAt, type PhraseHit } from "../../../language/mod.ts";
import { readUnitWord } from "../text/read-units.ts";
import type { Token } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import { findCompoundEnd, isGrammarWord } from "../text/vocabulary.ts";
import { cutPrefixes, cutRuns, cutWords, type IsKnown, type LocalWord } from "./cut-words.ts";
import { type Lexicon, lexiconOf, type Translation } from "./lexicon.ts";
import { localTerm } from "./local-term.ts";
import { type ReadFoodWord, readFoodWord, type WordReading } from "./read-food-word.ts";
import { isUnspaced } from "./spread-text.ts";

/** A piece of an entry as the English reader reads it; `symbol` is that of a unit. */
export type Piece = {
  readonly role: Translation["role"] | ReadFoodWord["role"] | "symbol" | "number" | "mark";
  readonly tokens: readonly Token[];
  readonly words: readonly LocalWord[];
};

const longestClosedName = 6;
const symbols: ReadonlySet<string> = new Set(["g", "gr", "kg", "mg", "ml", "cl", "dl", "l"]);

/** "8h" and "8h30" */
const hours = /^h(?:[0-5]\d)?$/;

const withs: ReadonlySet<string> = new Set(["w", "w/"]);

/** Marks of other scripts as the English reader knows them. */
const plainMarks: ReadonlyMap<string, string> = new Map([
  ["،", ","],
  ["؛", ";"],
  ["।", "."],
]);

/** The pieces of an entry in another language, from the left, each the longest at its place. */
export function findPieces(text: string, language: string, isKnown: IsKnown): Piece[] {
  const lexicon = lexiconOf(language);
  const cut = cutWords(text, language);
  const cutFurther = isUnspaced(language) ? cutRuns : cutPrefixes;
  const words = cutFurther(cut, language, lexicon, isKnown);
  return readPieces(words, { language, lexicon, isKnown });
}

/** The pieces of words that are cut already, such as those of a name. */
export function readPieces(words: readonly LocalWord[], reading: WordReading): Piece[] {
  const forms = { exact: words.map(({ folded }) => folded), stems: words.map(({ stem }) => stem) };
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = readSymbol(words, at) === null ? findWholeName(reading.lexicon, forms, at) : null;
    const isPartOfLonger = (end: number) =>
      end < (hit?.end ?? at) || findLonger(reading.lexicon, forms, at, end) !== null;
    const piece =
      readClosedName(words, at, isPartOfLonger) ??
      (hit === null ? readWord(words, at, reading) : translate(words, hit));
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces;
}

type WordForms = { readonly exact: readonly string[]; readonly stems: readonly string[] };

/** The longest translation that takes no first words of a longer food: "tostada con aceite" and "aceite de oliva". */
function findWholeName(lexicon: Lexicon, words: WordForms, at: number): PhraseHit<Translation> | null {
  const hit = findTranslation(lexicon, words, at);
  const longer = hit?.meaning.role === "food" ? findLonger(lexicon, words, at, hit.end) : null;
  if (longer === null) return hit;
  const before = { exact: words.exact.slice(0, longer), stems: words.stems.slice(0, longer) };
  return findTranslation(lexicon, before, at);
}

/** Where a food of the lexicon begins within the words from `at` to `end` that ends behind them; null for none. */
function findLonger(lexicon: Lexicon, words: WordForms, at: number, end: number): number | null {
  for (let from = at + 1; from < end; from++) {
    const hit = findTranslation(lexicon, words, from);
    if (hit?.meaning.role === "food" && hit.end > end) return from;
  }
  return null;
}

function findTranslation(
  { exact, byStem }: Lexicon,
  words: WordForms,
  at: number,
): PhraseHit<Translation> | null {
  const asWritten = findPhraseAt(exact, words.exact, at, { skipped: "'" });
  const asStem = findPhraseAt(byStem, words.stems, at, { skipped: "'" });
  return (asStem?.end ?? at) > (asWritten?.end ?? at) ? asStem : asWritten;
}

/** A name that the catalogue has as it is written, unless the lexicon has a longer one: "pan de muerto" is no bread. */
function readClosedName(
  words: readonly LocalWord[],
  at: number,
  isPartOfLonger: (end: number) => boolean,
): Piece | null {
  const ahead = words.slice(at, at + longestClosedName);
  const length = findCompoundEnd(
    ahead.map(({ kind, folded }) => ({ kind, text: folded })),
    0,
  );
  if (length === null || isPartOfLonger(at + length)) return null;
  const named = words.slice(at, at + length);
  return { role: "food", tokens: named.flatMap(({ folded }) => tokenise(folded)), words: named };
}

function translate(words: readonly LocalWord[], { start, end, meaning }: PhraseHit<Translation>): Piece {
  return { role: meaning.role, tokens: meaning.english, words: words.slice(start, end) };
}

/** "g" behind a number is a unit in every language; in "l'huile" it is none. */
function readSymbol(words: readonly LocalWord[], at: number): Token[] | null {
  const { kind, folded = "" } = words[at] ?? {};
  const isSymbol = kind === "word" && words[at - 1]?.kind === "number" && symbols.has(folded);
  return isSymbol ? tokenise(folded) : null;
}

/** "8:00" is a time, "8 : 00" is none. */
function readMark({ text, isGlued }: LocalWord): Token[] {
  const [first, ...others] = tokenise(plainMarks.get(text) ?? text);
  return first === undefined ? [] : [{ ...first, isGlued }, ...others];
}

function readWord(words: readonly LocalWord[], at: number, reading: WordReading): Piece {
  const word = words[at];
  if (word === undefined) return { role: "mark", tokens: [], words: [] };
  const symbol = readSymbol(words, at);
  if (symbol !== null) return { role: "symbol", tokens: symbol, words: [word] };
  const isHour = word.isGlued && words[at - 1]?.kind === "number" && hours.test(word.folded);
  if (isHour) return { role: "mark", tokens: readMark({ ...word, text: word.folded }), words: [word] };
  if (word.kind !== "word") return { role: word.kind, tokens: readMark(word), words: [word] };
  // "2cs" is an amount, and so is "x3".
  if (/^(?:\p{N}|x\d+$)/u.test(word.folded))
    return { role: "number", tokens: tokenise(word.text), words: [word] };
  const isBehindNumber = word.isGlued && words[at - 1]?.kind === "number";
  return { ...(readEnglish(word, isBehindNumber, reading) ?? readFoodWord(word, reading)), words: [word] };
}

/**
 * English units, "w" for "with", "then" and the "k" of "18k", which people write in any language and which say nothing of
 * it: "kopi w 1 tsp gula".
 */
function readEnglish(
  { folded, stem }: LocalWord,
  isBehindNumber: boolean,
  { language, isKnown }: WordReading,
): Pick<Piece, "role" | "tokens"> | null {
  if (isKnown(localTerm(language, stem))) return null;
  const tokens = tokenise(folded);
  if (withs.has(folded)) return { role: "mark", tokens };
  if (readUnitWord(tokens, 0) !== null) return { role: "symbol", tokens };
  if (isBehindNumber) return { role: "mark", tokens: tokens.map((token) => ({ ...token, isGlued: true })) };
  return isGrammarWord(folded) ? { role: "mark", tokens } : null;
}
