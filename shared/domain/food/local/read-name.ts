import { cutWords, type LocalWord } from "./cut-words.ts";
import { type Piece, readPieces } from "./find-pieces.ts";
import { lexiconOf } from "./lexicon.ts";
import { isLocalTerm } from "./local-term.ts";
import { isUnspaced } from "./spread-text.ts";

/** A part of a published name; one that `isKind`, in brackets in Japanese, only says what kind of food it is. */
export type NamePart = { readonly pieces: readonly Piece[]; readonly isKind: boolean };

/** The parts of a name in another language, read with the words that entries are read with. */
export function readName(name: string, language: string): NamePart[] {
  const reading = { language, lexicon: lexiconOf(language), isKnown: isLocalTerm };
  return splitName(name, language).map(({ words, isKind }) => ({
    pieces: readPieces(words, reading),
    isKind,
  }));
}

/** Japanese tables put the kinds of a food in brackets and spaces between the rest. */
function splitName(name: string, language: string): { words: LocalWord[]; isKind: boolean }[] {
  if (!isUnspaced(language))
    return name.split(/[,;()]/).map((part) => ({ words: cutWords(part, language), isKind: false }));
  const parts = name.normalize("NFKC").match(/<[^>]*>|\([^)]*\)|\[[^\]]*\]|[^\s<([]+/g) ?? [];
  return parts.map((part) => ({ words: cutWords(part, language), isKind: /^[<([]/.test(part) }));
}
