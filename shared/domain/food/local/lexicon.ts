import {
  foldForeign,
  indexEntries,
  listFirstChoices,
  type PhraseIndex,
  readPattern,
  stemForeign,
} from "../../../language/mod.ts";
import type { Token } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import arabic from "./data/ar.json" with { type: "json" };
import bulgarian from "./data/bg.json" with { type: "json" };
import bengali from "./data/bn.json" with { type: "json" };
import czech from "./data/cs.json" with { type: "json" };
import danish from "./data/da.json" with { type: "json" };
import german from "./data/de.json" with { type: "json" };
import greek from "./data/el.json" with { type: "json" };
import spanish from "./data/es.json" with { type: "json" };
import persian from "./data/fa.json" with { type: "json" };
import finnish from "./data/fi.json" with { type: "json" };
import french from "./data/fr.json" with { type: "json" };
import hebrew from "./data/he.json" with { type: "json" };
import hindi from "./data/hi.json" with { type: "json" };
import haitian from "./data/ht.json" with { type: "json" };
import hungarian from "./data/hu.json" with { type: "json" };
import indonesian from "./data/id.json" with { type: "json" };
import italian from "./data/it.json" with { type: "json" };
import japanese from "./data/ja.json" with { type: "json" };
import korean from "./data/ko.json" with { type: "json" };
import lithuanian from "./data/lt.json" with { type: "json" };
import dutch from "./data/nl.json" with { type: "json" };
import polish from "./data/pl.json" with { type: "json" };
import portuguese from "./data/pt.json" with { type: "json" };
import romanian from "./data/ro.json" with { type: "json" };
import russian from "./data/ru.json" with { type: "json" };
import shona from "./data/sn.json" with { type: "json" };
import serbian from "./data/sr.json" with { type: "json" };
import swedish from "./data/sv.json" with { type: "json" };
import swahili from "./data/sw.json" with { type: "json" };
import tamil from "./data/ta.json" with { type: "json" };
import thai from "./data/th.json" with { type: "json" };
import tagalog from "./data/tl.json" with { type: "json" };
import turkish from "./data/tr.json" with { type: "json" };
import ukrainian from "./data/uk.json" with { type: "json" };
import urdu from "./data/ur.json" with { type: "json" };
import vietnamese from "./data/vi.json" with { type: "json" };
import yoruba from "./data/yo.json" with { type: "json" };
import chinese from "./data/zh.json" with { type: "json" };

/**
 * What a word of another language is to the English reader: `linking` words mean "of" behind a unit and something else
 * elsewhere, `behind` ones stand behind what they join ("riisin kanssa", with rice), `ignored` ones say nothing.
 */
export type Translation = {
  readonly role: "phrase" | "unit" | "linking" | "behind" | "ignored" | "food";
  readonly english: readonly Token[];
};

/** The words of a language that the English reader knows by English ones. */
export type Lexicon = {
  /** By the words as written, folded. */
  readonly exact: PhraseIndex<Translation>;
  /** Foods and their states, by the stems of the words. */
  readonly byStem: PhraseIndex<Translation>;
  /** Endings that stand for a word before it: "voilla" is "with butter". */
  readonly endings: readonly { readonly ending: string; readonly english: readonly Token[] }[];
  /** What a linking word means behind a food, and where it follows neither a food nor a unit. */
  readonly linking: { readonly behindFood: readonly Token[]; readonly elsewhere: readonly Token[] };
};

type Lists = Readonly<Record<string, readonly string[] | undefined>>;

type LexiconData = {
  readonly phrases: Lists;
  readonly units: Lists;
  readonly linking: {
    readonly words: readonly string[];
    readonly behindFood: string;
    readonly elsewhere: string;
  };
  readonly behind: Lists;
  readonly endings: Lists;
  readonly ignored: readonly string[];
  readonly words: Lists;
  /** Names of dishes with words of these lists that the English reader knows as they are: "leche de tigre". */
  readonly names?: readonly string[];
};

const sources: ReadonlyMap<string, LexiconData> = new Map<string, LexiconData>([
  ["ar", arabic],
  ["bg", bulgarian],
  ["bn", bengali],
  ["cs", czech],
  ["da", danish],
  ["de", german],
  ["el", greek],
  ["es", spanish],
  ["fa", persian],
  ["fi", finnish],
  ["fr", french],
  ["he", hebrew],
  ["hi", hindi],
  ["hu", hungarian],
  ["id", indonesian],
  ["it", italian],
  ["ja", japanese],
  ["ko", korean],
  ["nl", dutch],
  ["no", danish],
  ["pl", polish],
  ["pt", portuguese],
  ["ro", romanian],
  ["ru", russian],
  ["sr", serbian],
  ["sv", swedish],
  ["sw", swahili],
  ["ta", tamil],
  ["th", thai],
  ["tr", turkish],
  ["uk", ukrainian],
  ["ur", urdu],
  ["ht", haitian],
  ["lt", lithuanian],
  ["sn", shona],
  ["tl", tagalog],
  ["yo", yoruba],
  ["vi", vietnamese],
  ["zh", chinese],
]);

/**
 * The languages (ISO 639-1) that entries in Latin letters are read in besides English; those from Russian on are written in
 * Latin letters on many keyboards.
 */
export const latinLanguages: readonly string[] = [
  "de",
  "fr",
  "it",
  "es",
  "pt",
  "nl",
  "sv",
  "da",
  "no",
  "fi",
  "pl",
  "cs",
  "hu",
  "ro",
  "sr",
  "tr",
  "id",
  "vi",
  "hi",
  "bn",
  "sw",
  "lt",
  "tl",
  "ht",
  "sn",
  "yo",
  "ru",
  "uk",
  "el",
  "ar",
  "fa",
  "ta",
];

const noWords: LexiconData = {
  phrases: {},
  units: {},
  linking: { words: [], behindFood: "", elsewhere: "" },
  behind: {},
  endings: {},
  ignored: [],
  words: {},
};

const lexicons = new Map<string, Lexicon>();

/** The lexicon of a language, built when it is first asked for; empty for a language that has none. */
export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const lexicon = buildLexicon(language, sources.get(language) ?? noWords);
  lexicons.set(language, lexicon);
  return lexicon;
}

function buildLexicon(language: string, data: LexiconData): Lexicon {
  const foods = listPatterns(data.words, "food");
  const names = listNames(data);
  const exact = [
    ...listPatterns(data.phrases, "phrase"),
    ...listPatterns(data.units, "unit"),
    ...listPatterns(data.behind, "behind"),
    ...listPatterns({ "": data.linking.words }, "linking"),
    ...listPatterns({ "": data.ignored }, "ignored"),
    // Words that differ may have one stem: "pesce" is fish, "pesca" a peach.
    ...foods,
    ...names,
  ];
  const { behindFood, elsewhere } = data.linking;
  return {
    exact: indexForms(exact, foldForeign),
    byStem: indexForms([...names, ...foods], (word) => stemForeign(language, word)),
    endings: Object.entries(data.endings).flatMap(([text, endings = []]) =>
      endings.map((ending) => ({ ending, english: tokenise(text) })),
    ),
    linking: { behindFood: tokenise(behindFood), elsewhere: tokenise(elsewhere) },
  };
}

type Entry = readonly [pattern: string, meaning: Translation];

/** Patterns by forms of their words, which are kept for those only that texts had the first word of: there are 40 lexicons. */
function indexForms(entries: readonly Entry[], form: (word: string) => string): PhraseIndex<Translation> {
  const formWords = (pattern: string) => pattern.replace(/[^\s|?]+/g, form);
  return indexEntries<Entry, Translation>(entries, {
    listFirstWords: ([pattern]) => listFirstChoices(formWords(pattern)),
    readPhrases: ([pattern, meaning]) => {
      const text = formWords(pattern);
      return [{ text, meaning, words: readPattern(text, (word) => [word]) }];
    },
  });
}

/** A name in the plural is the same food: "quesadillas de huitlacoche". */
function listNames({ names = [] }: LexiconData): Entry[] {
  return names.flatMap((name) => listPatterns({ [name]: [name] }, "food"));
}

function listPatterns(lists: Lists, role: Translation["role"]): Entry[] {
  return Object.entries(lists).flatMap(([text, patterns = []]) => {
    const meaning: Translation = { role, english: tokenise(text) };
    return patterns.map((pattern): Entry => [pattern, meaning]);
  });
}
