import {
  beginsPhrase,
  createTokeniser,
  findPhraseAt,
  foldForeign,
  stemForeign,
  type Token,
} from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import type { Lexicon } from "./lexicon.ts";
import { localTerm } from "./local-term.ts";
import { isUnspaced, spreadText } from "./spread-text.ts";

/** A word, number or mark of an entry in another language; its offsets are those of `spreadText`. */
export type LocalWord = Token & {
  readonly written: string;
  /** In lower case without diacritics. */
  readonly folded: string;
  readonly stem: string;
};

/** Whether the catalogue has a term. */
export type IsKnown = (term: string) => boolean;

const cutSpaced = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "&" });
const cutUnspaced = createTokeniser({ numbers: "whole", hasDigitsInWords: false, joiners: "" });
const particle = /^[\p{Script=Hiragana}은는이가을를도의에와과랑로만]$/u;
const longestPiece = 12;
/** Written with the word behind them: those of `always` whether or not it is known, the others only before a known word. */
type Prefixes = { readonly always: string; readonly before: readonly string[] };

const joined: ReadonlyMap<string, Prefixes> = new Map([
  ["ar", { always: "و", before: ["بال", "لل", "ب"] }],
  ["he", { always: "ו", before: ["ה", "ב", "ל"] }],
  ["sn", { always: "", before: ["ne", "na", "no", "ye"] }],
]);
const shortestJoined = 2;
const shortestKnown = 3;

/** Longer runs of letters are no word; their time to be split and stemmed would grow with the square of their length. */
const longestWord = 40;

/** The words of an entry as its language writes them: elided articles and the parts of "Käse-Torte" on their own. */
export function cutWords(text: string, language: string): LocalWord[] {
  const { plain } = spreadText(text, language);
  const cut = isUnspaced(language) ? cutUnspaced : cutSpaced;
  return cut(plain).map((token) => formWord(token, plain.slice(token.start, token.end), language));
}

/**
 * Cuts the runs of a script without spaces at the longest words that the lexicon or the catalogue has; what lies between
 * is one word.
 */
export function cutRuns(
  words: readonly LocalWord[],
  language: string,
  lexicon: Lexicon,
  isKnown: IsKnown,
): LocalWord[] {
  const isWord = (piece: string) =>
    isInLexicon(foldForeign(piece), lexicon) || isKnown(localTerm(language, foldForeign(piece)));
  return words.flatMap((word) => (word.kind === "word" ? cutRun(word, language, isWord) : [word]));
}

/** Every part of a run that may be a word of its own. */
export function listRuns({ folded }: LocalWord): string[] {
  const letters = [...folded];
  return letters.flatMap((_, start) =>
    letters
      .slice(start, start + longestPiece)
      .map((_, length) => letters.slice(start, start + length + 1).join("")),
  );
}

/**
 * Cuts off a conjunction or preposition that is written with the word behind it ("وشاي", and tea; "nemukaka", with milk),
 * unless the whole is a word.
 */
export function cutPrefixes(
  words: readonly LocalWord[],
  language: string,
  lexicon: Lexicon,
  isKnown: IsKnown,
): LocalWord[] {
  const prefixes = joined.get(language);
  if (prefixes === undefined) return [...words];
  const isWord = ({ folded, stem }: LocalWord) =>
    beginsPhrase(lexicon.exact, folded) ||
    beginsPhrase(lexicon.byStem, stem) ||
    isKnown(localTerm(language, stem));
  const cutWord = (word: LocalWord): LocalWord[] => {
    if (word.kind !== "word" || isWord(word)) return [word];
    const { always, before } = prefixes;
    const isJoined = word.written.length > shortestJoined || /\p{N}/u.test(word.written);
    if (always !== "" && word.written.startsWith(always) && isJoined) {
      const [prefix, rest] = cutAfter(word, always, language);
      return [prefix, ...cutWord(rest)];
    }
    const known = before
      .filter((prefix) => foldForeign(word.written).startsWith(prefix))
      .map((prefix) => cutAfter(word, prefix, language))
      .find(([, rest]) => rest.written.length >= shortestKnown && isWord(rest));
    return known === undefined ? [word] : [...known];
  };
  return words.flatMap(cutWord);
}

function cutAfter(word: LocalWord, prefix: string, language: string): [LocalWord, LocalWord] {
  const cut = word.start + prefix.length;
  const rest = word.written.slice(prefix.length);
  return [
    formWord({ ...word, text: prefix, end: cut }, prefix, language),
    formWord({ ...word, text: rest, start: cut }, rest, language),
  ];
}

function cutRun(run: LocalWord, language: string, isWord: (piece: string) => boolean): LocalWord[] {
  const letters = [...run.written];
  const pieces: string[] = [];
  let unknown = "";
  const endUnknown = () => {
    if (unknown !== "") pieces.push(unknown);
    unknown = "";
  };
  for (let at = 0; at < letters.length; ) {
    const length = findLongest(letters.slice(at, at + longestPiece), isWord);
    const piece = letters.slice(at, at + length).join("");
    if (length === 0 || (particle.test(piece) && isInsideWord(pieces.length, unknown)))
      unknown += letters[at++] ?? "";
    else {
      endUnknown();
      pieces.push(piece);
      at += length;
    }
  }
  endUnknown();
  let end = run.start;
  return pieces.map((piece) => {
    const start = end;
    end += piece.length;
    return formWord({ ...run, text: piece, start, end }, piece, language);
  });
}

/** A particle follows a word: the first letter of "はんぺん" is none. */
function isInsideWord(wordsBefore: number, unknown: string): boolean {
  return unknown === "" ? wordsBefore === 0 : particle.test(unknown.slice(-1));
}

function findLongest(letters: readonly string[], isWord: (piece: string) => boolean): number {
  for (let length = letters.length; length > 0; length--)
    if (isWord(letters.slice(0, length).join(""))) return length;
  return 0;
}

function isInLexicon(piece: string, { exact, byStem }: Lexicon): boolean {
  return findPhraseAt(exact, [piece], 0) !== null || findPhraseAt(byStem, [piece], 0) !== null;
}

function formWord(token: Token, written: string, language: string): LocalWord {
  const short = isUnspaced(language) ? written : written.slice(0, longestWord);
  return { ...token, written: short, ...recallForms(short, language) };
}

type WordForms = Pick<LocalWord, "folded" | "stem">;

/** Names repeat their words. */
const remember = createMemory<WordForms>({ name: "foreign words", mostBytes: 1024 * 1024 });

function recallForms(written: string, language: string): WordForms {
  return remember(language + written, () => {
    return { folded: foldForeign(written), stem: stemForeign(language, written) };
  });
}
