import { isNeedTerm, phraseTerms } from "../../../../shared/domain/constraints/mod.ts";
import { recipeBook } from "../../../../shared/domain/recipes/mod.ts";
import {
  createTokeniser,
  createWordFinder,
  editDistance,
  hasEnglishForm,
  matchingForm,
  type Token,
} from "../../../../shared/language/mod.ts";
import words from "../data/spelt-words.json" with { type: "json" };
import spoken from "../data/spoken-words.json" with { type: "json" };
import { dishNames } from "../dish-index.ts";
import { type Replacement, replaceAt } from "./replace-phrases.ts";

const cut = createTokeniser({ numbers: "plain", hasDigitsInWords: true, joiners: "'-" });

const shortestWord = 5;
const longWord = 10;
/** A name of a dish with the same last letter may have two slips. */
const longDish = 8;
/** A request that has more unknown words is not written in English. */
const mostUnknown = 80;

type Speller = {
  readonly known: ReadonlySet<string>;
  /** Words that only names of dishes have. */
  readonly ofDishes: ReadonlySet<string>;
  readonly find: (written: string, maxEdits: number) => string | null;
  /** The same among the words of names of dishes. */
  readonly findDish: (written: string, maxEdits: number) => string | null;
  /** Words of names by the one beside them: those that stand before "thai", behind "pad". */
  readonly behind: ReadonlyMap<string, readonly string[]>;
  readonly before: ReadonlyMap<string, readonly string[]>;
};

let speller: Speller | null = null;

/** The text with misspelt names of dishes and foods put right: "lasagnia", "pad tai". Words that are known stay. */
export function correctSpelling(text: string): string {
  speller ??= openSpeller();
  const tokens = cut(text);
  const corrections: Replacement[] = [];
  let unknown = 0;
  for (const [at, token] of tokens.entries()) {
    if (unknown >= mostUnknown) break;
    if (token.kind !== "word" || isName(text, token, at)) continue;
    const isSpelt = isKnown(token.text, speller);
    if (isSpelt && !isOutOfPlace(tokens, at, speller)) continue;
    unknown++;
    // "Tai" is a fish as well: only the word beside it shows that a dish is meant.
    const to =
      correctInName(tokens, at, speller) ??
      (isSpelt || isNeedTerm(matchingForm(token.text)) ? null : correctWord(token.text, speller));
    if (to !== null) corrections.push({ start: token.start, end: token.end, from: token.text, to });
  }
  return replaceAt(text, corrections);
}

function openSpeller(): Speller {
  const texts = [
    ...recipeBook.flatMap(({ title, ingredients }) => [title, ...ingredients.map(({ name }) => name)]),
    ...words.words,
    ...Object.keys(spoken.words),
  ];
  const written = listTerms(texts);
  const ofDishes = new Set([...listTerms(dishNames)].filter((word) => !written.has(word)));
  const known = new Set([...written, ...ofDishes]);
  const pairs = dishNames.flatMap((name) => {
    const parts = name.toLowerCase().split(" ");
    return parts.slice(1).map((second, at) => ({ first: parts[at] ?? "", second }));
  });
  const behind = Map.groupBy(pairs, ({ first }) => first);
  const before = Map.groupBy(pairs, ({ second }) => second);
  return {
    known,
    ofDishes,
    find: createWordFinder([...known].filter(({ length }) => length >= shortestWord)),
    findDish: createWordFinder(listTerms(dishNames)),
    behind: new Map([...behind].map(([first, names]) => [first, names.map(({ second }) => second)])),
    before: new Map([...before].map(([second, names]) => [second, names.map((pair) => pair.first)])),
  };
}

function listTerms(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => cut(name.toLowerCase()).map(({ text }) => text)));
}

/** A word with a capital within a sentence is the name of a person or a place. */
function isName(text: string, { start }: Token, at: number): boolean {
  return at > 0 && /\p{Lu}/u.test(text[start] ?? "") && !/[.!?]\s*$/.test(text.slice(0, start));
}

function isKnown(word: string, { known }: Speller): boolean {
  const isSpelt = known.has(word) || known.has(matchingForm(word)) || hasEnglishForm(word);
  return (
    isSpelt || (word.includes("-") && phraseTerms(word).every((part) => known.has(part) || isNeedTerm(part)))
  );
}

/** The "tai" of "pad tai": a word of the name of another dish. */
function isOutOfPlace(tokens: readonly Token[], at: number, { ofDishes, behind, before }: Speller): boolean {
  const word = tokens[at]?.text ?? "";
  if (!ofDishes.has(word) || hasEnglishForm(word)) return false;
  const isPlaced =
    behind.get(tokens[at - 1]?.text ?? "")?.includes(word) ||
    before.get(tokens[at + 1]?.text ?? "")?.includes(word);
  return isPlaced !== true;
}

function correctWord(word: string, { find, findDish }: Speller): string | null {
  if (word.length < shortestWord) return null;
  const whole = find(word, word.length >= longWord ? 2 : 1);
  if (whole !== null || word.length < longDish) return whole;
  const far = findDish(word, 2);
  return far?.at(-1) === word.at(-1) ? far : null;
}

/** "Pad tai": the word beside it says which name a short word belongs to. */
function correctInName(tokens: readonly Token[], at: number, { behind, before }: Speller): string | null {
  const word = tokens[at]?.text ?? "";
  if (word.length < 3) return null;
  const likely = [
    ...(behind.get(tokens[at - 1]?.text ?? "") ?? []),
    ...(before.get(tokens[at + 1]?.text ?? "") ?? []),
  ];
  const most = word.length < longDish ? 1 : 2;
  return likely.find((other) => other[0] === word[0] && editDistance(other, word) <= most) ?? null;
}
