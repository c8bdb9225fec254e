export { detectLanguage, guessLanguages, scriptLanguages } from "./detect-language.ts";
export { eaterSource, foreignEaterSource } from "./eaters.ts";
export { hasEnglishForm, isEnglishWord } from "./english-words.ts";
export {
  beginsPhrase,
  findApart,
  findPhraseAt,
  findPhrases,
  findPhrasesAt,
  type PhraseHit,
} from "./find-phrases.ts";
export { dropPossessives, foldName, foldText } from "./fold.ts";
export { isPlural, matchingForm, pluralise, singularise, stemWord } from "./inflection.ts";
export { englishLanguage, knownLanguages, type Language, readLanguageName } from "./language-name.ts";
export { hasNeeded, listNeeded, type NeededWords } from "./needed-words.ts";
export { numberSource, numberWordSource, partSource, readNumberText, spellNumber } from "./number-text.ts";
export {
  articles,
  fractionWords,
  isApproximation,
  isNumberWord,
  numberWords,
  type Read,
  type ReadNumber,
  readNumber,
  readNumberWords,
  readPlainNumber,
  type Words,
  wordAt,
} from "./numbers.ts";
export { oneOf } from "./one-of.ts";
export { fillPhrase, type PhraseRule, readPhraseRules, rewriteBy } from "./phrase-rewrites.ts";
export {
  indexByMeaning,
  indexEntries,
  indexPatterns,
  indexPhrases,
  listFirstChoices,
  type PatternPhrase,
  type Phrase,
  type PhraseIndex,
  readPattern,
} from "./phrases.ts";
export { blankSpans, joinSpans, mergeSpans, type Span } from "./span.ts";
export { createWordFinder, editDistance, shortenDrawnOut } from "./spelling.ts";
export { foldForeign, stemForeign } from "./stem-foreign.ts";
export { createTokeniser, figureSource, mayJoinWords, readFigure, type Token } from "./tokenise.ts";
export { units } from "./units.ts";
export { fillFamilies } from "./word-families.ts";
export { compileWordLists } from "./word-lists.ts";
