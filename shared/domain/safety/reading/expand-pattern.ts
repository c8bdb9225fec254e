import {
  indexEntries,
  listFirstChoices,
  mayJoinWords,
  type PatternPhrase,
  type Phrase,
  type PhraseIndex,
  readPattern,
} from "../../../language/mod.ts";

type CutTerms = (text: string) => readonly string[];

/** The phrases of a pattern: words with a space between, `a|b` for either word, `a?` for one that may be left out. */
export function expandPattern(pattern: string): string[] {
  let phrases = [""];
  for (const part of pattern.split(" ")) {
    const isOptional = part.endsWith("?");
    const choices = (isOptional ? part.slice(0, -1) : part).split("|");
    const longer = phrases.flatMap((phrase) => choices.map((choice) => `${phrase} ${choice}`));
    phrases = isOptional ? [...longer, ...phrases] : longer;
  }
  return phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== "");
}

/** An index of patterns, of which `cutTerms` cuts each word into the terms by which texts are read. */
export function indexCutPatterns<Meaning>(
  entries: Iterable<readonly [pattern: string, meaning: Meaning]>,
  cutTerms: CutTerms,
): PhraseIndex<Meaning> {
  return indexEntries(entries, {
    listFirstWords: ([pattern]) => listFirstTerms(pattern, cutTerms),
    readPhrases: ([pattern, meaning]) => readPhrases(pattern, meaning, cutTerms),
  });
}

/**
 * The terms that the phrases of a pattern can begin with. Null where the first word alone does not show them: it has no
 * terms, or is one figure with the next word ("1 1/2").
 */
function listFirstTerms(pattern: string, cutTerms: CutTerms): string[] | null {
  if (mayJoinWords(pattern)) return null;
  const found = listFirstChoices(pattern).map((word) => cutTerms(word)[0]);
  return found.every((term) => term !== undefined) ? found : null;
}

/** A pattern as it stands takes the memory of its text; all phrases of one may be thousands. */
function readPhrases<Meaning>(
  pattern: string,
  meaning: Meaning,
  cutTerms: CutTerms,
): (Phrase<Meaning> | PatternPhrase<Meaning>)[] {
  if (!mayJoinWords(pattern)) return [{ text: pattern, meaning, words: readPattern(pattern, cutTerms) }];
  return expandPattern(pattern).map((text) => ({ text, terms: cutTerms(text), meaning }));
}

/** The phrase of a pattern that stands in a text as these terms, as the table writes it. */
export function spellPattern(
  { text, terms }: Pick<Phrase<unknown>, "text" | "terms">,
  cutTerms: CutTerms,
): string {
  const joined = terms.join(" ");
  return expandPattern(text).find((phrase) => cutTerms(phrase).join(" ") === joined) ?? text;
}
