import { findPhraseAt } from "../../../language/mod.ts";
import { normaliseWord, type Token } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import { cutWords, type IsKnown, type LocalWord } from "./cut-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { localTerm } from "./local-term.ts";
import { splitWord } from "./split-word.ts";

/** What the words of an entry are read with. */
export type WordReading = {
  readonly language: string;
  readonly lexicon: Lexicon;
  readonly isKnown: IsKnown;
};

/** A word that no list has: `local` of names in the language, `english` only of English names, `unknown` of none. */
export type ReadFoodWord = {
  readonly role: "local" | "english" | "unknown";
  readonly tokens: readonly Token[];
};

/** Reads a word by the names of foods that have it, else by its parts: "Rinderhüfte" gives "Rind" and "Hüfte". */
export function readFoodWord(word: LocalWord, reading: WordReading): ReadFoodWord {
  const { language, lexicon, isKnown } = reading;
  const whole = formToken(word, language);
  if (isKnown(localTerm(language, word.stem))) return { role: "local", tokens: [whole] };
  if (normaliseWord(word.folded).every(isKnown)) return { role: "english", tokens: tokenise(word.folded) };
  for (const { english, parts } of splitWord(word.written, language, lexicon)) {
    const read = parts.map((part) => readPart(part, reading));
    if (read.every((tokens) => tokens !== null))
      return { role: "local", tokens: [...english, ...read.flat()] };
  }
  return { role: "unknown", tokens: [whole] };
}

function readPart(part: string, { language, lexicon, isKnown }: WordReading): readonly Token[] | null {
  const [word] = cutWords(part, language);
  if (word === undefined) return null;
  const known = findPhraseAt(lexicon.byStem, [word.stem], 0);
  if (known !== null) return known.meaning.english;
  return isKnown(localTerm(language, word.stem)) ? [formToken(word, language)] : null;
}

/** With its language, so that the English reader takes it for none of its own words. */
function formToken({ kind, value, start, end, isGlued, folded, stem }: LocalWord, language: string): Token {
  const place = { kind, value, start, end, isGlued };
  return { ...place, text: localTerm(language, folded), terms: [localTerm(language, stem)] };
}
