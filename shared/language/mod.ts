export { detectLanguage } from "./detect-language.ts";
export { englishLanguage, knownLanguages, type Language, readLanguageName } from "./language-name.ts";
export {
  articles,
  fractionWords,
  numberWords,
  type Read,
  type ReadNumber,
  readNumber,
  readNumberWords,
  type Words,
  wordAt,
} from "./numbers.ts";
export {
  findApart,
  findPhraseAt,
  findPhrases,
  findPhrasesAt,
  indexByMeaning,
  indexPatterns,
  indexPhrases,
  type Phrase,
  type PhraseHit,
  type PhraseIndex,
} from "./phrases.ts";
export { createSpeller, editDistance, shortenDrawnOut } from "./spelling.ts";
export { createTokeniser, type Token } from "./tokenise.ts";
export { units } from "./units.ts";
export {
  dropPossessives,
  foldName,
  isPlural,
  matchingForm,
  pluralise,
  singularise,
  stemWord,
} from "./word-forms.ts";
export { compileWordLists } from "./word-lists.ts";
