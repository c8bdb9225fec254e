import {
  createTokeniser,
  createWordFinder,
  hasEnglishForm,
  shortenDrawnOut,
  stemWord,
  type Token,
} from "../../language/mod.ts";
import { isFoodWord } from "./reader/food-words.ts";
import language from "./reader/wording/language.json" with { type: "json" };
import severity from "./reader/wording/severity.json" with { type: "json" };
import spelling from "./vocabulary/data/spelling.json" with { type: "json" };
import vocabulary from "./vocabulary/data/words.json" with { type: "json" };
import { signWords, vocabularyWords } from "./vocabulary/vocabulary-words.ts";

/**
 * A word, number or mark of a report, a line break being the mark "\n". Offsets are UTF-16. A hyphen inside a compound
 * ("pain-free") is left out; initials such as those of "N/V" are words of their own.
 */
export type ReportWord = Omit<Token, "isGlued"> & {
  /** For phrases: folded, contractions with their apostrophe ("dont" is "don't"), words of severity spelt right. */
  readonly text: string;
  /** For names of symptoms: without apostrophes and possessives, spelt right; an initial has a slash ("n/"). */
  readonly term: string;
  /** What names find a word by: `=term`, its stem, `!` before the word as written, and each of its classes as `<class>`. */
  readonly keys: readonly string[];
  /** Whether it can stand inside a name without changing it: "my stomach still really hurts". */
  readonly isFiller: boolean;
};

type Forms = Pick<ReportWord, "text" | "term" | "keys" | "isFiller">;

type Corrections = {
  readonly targets: readonly string[];
  /** Words with how they are often misspelt. */
  readonly misspellings: readonly (readonly [right: string, wrong: readonly string[]])[];
  readonly ordinaryWords: readonly string[];
  /** Edits in a word of ten letters or more; a shorter one has one. */
  readonly mostEdits: 1 | 2;
};

const tokenise = createTokeniser({
  numbers: "grouped",
  hasDigitsInWords: false,
  joiners: "'",
  shorthands: "(?<!\\p{L})(?:(?:[chrwy]\\/o|s\\/p|b\\/c|d\\/t)(?!\\p{L})|w\\/|[+\\-\u2212]ve(?!\\p{L}))",
});
const initials =
  /(?<![\p{L}\p{N}])(?:n[/&+]v(?:[/&+]d)?|[vn][/&+]d|d[/&+]v|d (?:and|n) v|f[/&+]c)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}] |[\p{L}\p{N}])[NVD](?=[+\-\u2212](?![\p{L}\p{N}]))/giu;
const contractions = new Map(language.contractions.map((word) => [word.replace("'", ""), word]));
const signs = new Map(Object.entries({ "+ve": "positive", "-ve": "negative" }));
const fillers = new Set(vocabulary.fillers);
const figureClasses = Object.entries(vocabulary.figures);
const shortestMisspelt = 6;
const shortestMisspeltTwice = 10;
const classes = invert(vocabulary.classes);
const unableKeys = ["cant", "unable"].flatMap((term) => [`=${term}`, stemWord(term)]);

/** The words of a report, in order. */
export function readWords(text: string): ReportWord[] {
  const tokens = tokenise(text);
  const initialsAt = findInitials(text);
  const known = new Map<string, Forms>();
  const words = tokens.flatMap((token, at) => {
    const { kind, value, start, end } = token;
    const written = text.slice(start, end);
    if (isInnerHyphen(tokens, at, written)) return [];
    const isInitial = initialsAt.has(start);
    const forms = (isInitial ? null : known.get(written)) ?? readForms(token, written, isInitial);
    if (!isInitial) known.set(written, forms);
    return [{ kind, value, start, end, ...forms }];
  });
  return words.map((word, at) => {
    if (isUnstopped(words, at)) return { ...word, isFiller: true };
    if (isUnable(words, at)) return { ...word, keys: [...word.keys, ...unableKeys] };
    return isUnable(words, at - 1) ? { ...word, isFiller: true } : word;
  });
}

/** "not able to breathe" is "can't breathe" in every name. */
function isUnable(words: readonly ReportWord[], at: number): boolean {
  const isDenied = words[at]?.keys.includes("<negator>") ?? false;
  return isDenied && words[at + 1]?.term === "able";
}

function findInitials(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const match of text.matchAll(initials)) {
    for (const { index } of match[0].matchAll(/(?<!\p{L})\p{L}(?!\p{L})/gu)) starts.add(match.index + index);
  }
  return starts;
}

/** A dash between words parts them, a hyphen joins them; folded, both are "-". */
function isInnerHyphen(tokens: readonly Token[], at: number, written: string): boolean {
  const [before, hyphen, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isGlued = hyphen?.isGlued === true && after?.isGlued === true;
  return isGlued && before?.kind === "word" && after.kind === "word" && /^[-\u2010-\u2012]$/.test(written);
}

function readForms({ kind, text, value }: Token, written: string, isInitial: boolean): Forms {
  if (kind === "number")
    return { text, term: text, keys: [`=${text}`, ...listFigureKeys(value)], isFiller: false };
  if (kind === "mark") return { text, term: text, keys: [text], isFiller: false };
  if (isInitial) return { text, term: `${text}/`, keys: [`=${text}/`], isFiller: false };
  const phrased = signs.get(text) ?? contractions.get(text) ?? correctSeverity(text);
  const term = correctTerm(text.replace(/'s$/, "").replaceAll("'", ""));
  const keys = [`=${term}`, stemWord(term), `!${written}`, ...(classes.get(term) ?? [])];
  return { text: phrased, term, keys, isFiller: fillers.has(term) };
}

/** A figure is a number, and of a class where its size says what was measured: "temp 38.9", "HR 130". */
function listFigureKeys(value: number): string[] {
  const isWithin = (ranges: readonly (readonly number[])[]) =>
    ranges.some(([low = 0, high = low]) => value >= low && value <= high);
  return ["<n>", ...figureClasses.flatMap(([name, ranges]) => (isWithin(ranges) ? [`<${name}>`] : []))];
}

/** "won't stop" and "can't stop" mean that something goes on. */
function isUnstopped(words: readonly ReportWord[], at: number): boolean {
  const stopsAt = /^(?:stop|quit)$/.test(words[at]?.term ?? "") ? at : at + 1;
  const isNegator = /^(?:wont|cant|couldnt|wouldnt|not|doesnt|didnt)$/.test(words[stopsAt - 1]?.term ?? "");
  return isNegator && /^(?:stop|quit)$/.test(words[stopsAt]?.term ?? "");
}

const participles = new Set([...spelling.targets, ...spelling.participles]);
const vowels = new Set("aeiouy");
const ordinary = new Set(spelling.ordinaryWords);
const findVocabularyWord = createWordFinder(vocabularyWords);
const findTerm = createCorrector({
  targets: spelling.targets,
  misspellings: Object.entries(spelling.misspellings),
  ordinaryWords: [...spelling.ordinaryWords, ...signWords],
  mostEdits: 2,
});
const findSeverity = createCorrector({
  targets: Object.values(severity.levels)
    .flatMap((patterns) => patterns.flatMap((pattern) => pattern.split(/[ |?]+/)))
    .filter((word) => word.length >= shortestMisspelt)
    .sort(),
  misspellings: Object.entries(severity.misspellings).map(([right, wrong]) => [right, wrong.split(" ")]),
  ordinaryWords: severity.notMisspelt.split(" "),
  // Two would make "intolerance" intolerable.
  mostEdits: 1,
});

/** The word of the vocabulary that a folded word misspells, else the word itself; "throwin" is "throwing". */
function correctTerm(folded: string): string {
  const word = shortenDrawnOut(folded).replace(/yy$/, "y");
  if (word.endsWith("in") && participles.has(`${word}g`)) return `${word}g`;
  const term = findTerm(word);
  return term === word ? correctName(word) : term;
}

/** The word of severity that a misspelt one stands for ("terible", "soooo"), else the word itself. */
function correctSeverity(folded: string): string {
  return findSeverity(shortenDrawnOut(folded));
}

/**
 * A search for the word that a misspelt one stands for: a listed one, else the nearest target from six letters on. An
 * ordinary English word stands for itself.
 */
function createCorrector(corrections: Corrections): (word: string) => string {
  const { targets, misspellings, ordinaryWords, mostEdits } = corrections;
  const rightOf = new Map(misspellings.flatMap(([right, wrong]) => wrong.map((word) => [word, right])));
  const known = new Set([...targets, ...ordinaryWords]);
  const findNearest = createWordFinder(new Set(targets));
  const anagrams = new Map(targets.map((target) => [sortLetters(target), target]));
  return function correct(word) {
    const listed = rightOf.get(word);
    if (listed !== undefined) return listed;
    if (word.length < shortestMisspelt || known.has(word)) return word;
    const nearest = findNearest(word, word.length >= shortestMisspeltTwice ? mostEdits : 1);
    if (nearest !== null || hasEnglishForm(word)) return nearest ?? word;
    const anagram = anagrams.get(sortLetters(word));
    return anagram?.charAt(0) === word.charAt(0) ? anagram : word;
  };
}

/** "naseua" has the letters of "nausea". */
function sortLetters(word: string): string {
  return [...word].sort().join("");
}

/** The word of any name that a slip of the pen makes of a word that is no English word and no food. */
function correctName(word: string): string {
  const isOther =
    vocabularyWords.has(word) ||
    signWords.has(word) ||
    ordinary.has(word) ||
    hasEnglishForm(word) ||
    isFoodWord(word);
  if (word.length < shortestMisspelt || isOther || vocabularyWords.has(word.replace(/s$/, ""))) return word;
  const nearest = findVocabularyWord(word, 1);
  return nearest !== null && isSlip(word, nearest) ? nearest : word;
}

/** One letter too much, too few or swapped with its neighbour, or one vowel for another; not "delicious" for "delirious". */
function isSlip(written: string, meant: string): boolean {
  if (written.length !== meant.length) return true;
  const at = [...written].findIndex((letter, place) => letter !== meant[place]);
  const isSwapped = written[at] === meant[at + 1] && written[at + 1] === meant[at];
  return isSwapped || (vowels.has(written[at] ?? "") && vowels.has(meant[at] ?? ""));
}

function invert(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const namesOf = new Map<string, string[]>();
  for (const [name, words] of Object.entries(lists)) {
    for (const word of words) namesOf.set(word, [...(namesOf.get(word) ?? []), `<${name}>`]);
  }
  return namesOf;
}
