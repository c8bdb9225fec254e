import {
  createTokeniser,
  dropPossessives,
  foldName,
  type Token as LanguageToken,
  matchingForm,
  type ReadNumber,
  readNumber,
  units,
} from "../../../language/mod.ts";
import compounds from "../data/compounds.json" with { type: "json" };
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import spelling from "../data/spelling.json" with { type: "json" };

/** A word, number or mark of a meal text, its offsets into the text as it was given. */
export type Token = LanguageToken & {
  /** The normalised terms of a word; a number as it is written; none of a mark. */
  readonly terms: readonly string[];
};

/** Function words: no term of any food. */
export const ignoredTerms: ReadonlySet<string> = new Set(spelling.ignored);

const words = new Map(Object.entries(spelling.words).map(([from, to]) => [from, to.split(" ")]));
const longestWordLength = 40;
const phrases = readPhrases();
const phraseStarts = new Set([...phrases.keys()].map((key) => key.split(" ")[0] ?? ""));

const plainFoods = new Map(
  Object.entries(spelling.plainFoods).map(([from, to]) => [
    normaliseTerms(from).join(" "),
    normaliseTerms(to),
  ]),
);

const cut = createTokeniser({ numbers: "whole", hasDigitsInWords: true, joiners: "'&" });

/** Word classes of meal descriptions, by folded word. */
export const wordClasses = {
  verbs: new Set(language.verbs),
  noise: new Set(language.noise),
  links: new Set(language.links),
  linkedParticiples: new Set(language.linkedParticiples),
  prepositions: new Set(language.prepositions),
  mealTimes: new Set(language.mealTimes),
  negators: new Set(language.negators),
  notEaten: new Set(language.notEaten),
  eatingVerbs: new Set(language.eatingVerbs),
  descriptors: new Set(language.descriptors),
  diversions: new Set(language.diversions),
  mealNames: new Set(language.mealNames),
  traces: new Set(language.traces),
  bites: new Set(language.bites),
  qualities: new Set(language.qualities),
  anaphors: new Set(language.anaphors),
  relatives: new Set(language.relatives),
} as const;

/** Normalised words that describe rather than name a food: unmatched they cost nothing. */
export const weakTerms: ReadonlySet<string> = new Set(language.weak.flatMap(normaliseWord));

/** Normalised words that are never what a food is: describing words and ways of cooking. */
export const headlessTerms: ReadonlySet<string> = new Set([
  ...weakTerms,
  ...language.linkedParticiples.flatMap(normaliseWord),
  ...language.stateWords.flatMap(normaliseWord),
]);

/** Parts of a dish ("crust", "icing"): described with an article, they still belong to the dish. */
export const partTerms: ReadonlySet<string> = new Set(language.parts.flatMap(normaliseWord));

/** Heads that may only tell the form ("SNICKERS bar"): the word before may be what the food is. */
export const softHeads: ReadonlySet<string> = new Set(language.softHeads.flatMap(normaliseWord));

/** Foods added to another in small amounts ("with butter"): the food words that name them. */
export const additionTerms: ReadonlySet<string> = new Set(Object.keys(groups.additionGrams));

/** Dishes named by what is in them: "ham and cheese sandwich" is one. */
export const dishTerms: ReadonlySet<string> = new Set(language.dishes.flatMap(normaliseWord));

/** Foods that stand beside a main one on a plate ("with rice"), and what they stand beside. */
export const sideTerms: ReadonlySet<string> = new Set(language.sides.flatMap(normaliseWord));

export const mainTerms: ReadonlySet<string> = new Set(language.mains.flatMap(normaliseWord));

/** Words that tell the state of a food: shown with an item when the matched food does not say them. */
export const stateWords: ReadonlySet<string> = new Set(language.stateWords);

/** Words that stand for any food ("a treat", "for a drink"): alone they name none. */
export const soloTerms: ReadonlySet<string> = new Set(language.solo.flatMap(normaliseWord));

/** Words that are never food as the head of a phrase: "an energy boost", "a perfect end". */
export const abstractTerms: ReadonlySet<string> = new Set(language.abstract.flatMap(normaliseWord));

const compoundReach = 5;
const lockedTerms = new Set([...compounds.locked, ...units.lockedSizes]);
const sizes = new Map(Object.entries(units.sizes));

/** One word as the terms it stands for: singular, in the catalogue's spelling; "wholemeal" gives two. */
export function normaliseWord(word: string): string[] {
  const short = word.slice(0, longestWordLength);
  const direct = words.get(short);
  if (direct !== undefined) return direct.map(matchingForm);
  const singular = matchingForm(short);
  return words.get(singular)?.map(matchingForm) ?? [singular];
}

function readPhrases(): Map<string, string[]> {
  const entries = Object.entries(spelling.phrases).map(([from, to]): [string, string[]] => [
    from.split(" ").flatMap(normaliseWord).join(" "),
    to.split(" ").flatMap(normaliseWord),
  ]);
  return new Map(entries);
}

/** Replaces phrases with another name ("spring onion") by the catalogue's own terms. */
export function joinPhrases(terms: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const length = phraseStarts.has(terms[at] ?? "") ? phraseLength(terms, at) : 0;
    if (length === 0) joined.push(terms[at] ?? "");
    else {
      joined.push(...(phrases.get(terms.slice(at, at + length).join(" ")) ?? []));
      at += length - 1;
    }
  }
  return joined;
}

function phraseLength(terms: readonly string[], at: number): number {
  for (let length = 4; length > 0; length--) {
    if (at + length <= terms.length && phrases.has(terms.slice(at, at + length).join(" "))) return length;
  }
  return 0;
}

/** The terms of a phrase in order: folded, singular, one spelling, without function words. */
export function normaliseTerms(text: string): string[] {
  return normaliseFolded(foldName(text));
}

/** The terms of a text that `foldName` has folded. */
export function normaliseFolded(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)?%?/gu) ?? [];
  return joinPhrases(found.flatMap(normaliseWord)).filter((term) => !ignoredTerms.has(term));
}

/** A catalogue name without "NS as to …", which says what is not known, and "from raw", which it is no longer. */
export function dropUnspecified(name: string): string {
  return name.replace(/,?\s*\bNS as to [^,;()]*/g, "").replace(/,\s*from (?:raw|fresh|pre-cooked)\b/g, "");
}

/** What a word means when nothing else is said: "burger" alone is a hamburger, "fries" are french fries. */
export function plainMeaning(terms: readonly string[]): readonly string[] {
  return plainFoods.get(terms.join(" ")) ?? terms;
}

/** Cuts a meal text into tokens: mixed fractions ("1 1/2", "1½") are one number, "2%" is a word. */
export function tokenise(text: string): Token[] {
  return cut(text).map((token) => {
    if (token.kind === "mark") return { ...token, terms: [] };
    if (token.kind === "number") return { ...token, terms: [token.text] };
    const word = dropPossessives(token.text);
    return { ...token, text: word, terms: normaliseWord(word) };
  });
}

/** Where a compound such as "pound cake" or "ready-to-eat" that begins at `at` ends, or null where none does. */
export function findCompoundEnd(tokens: readonly Token[], at: number): number | null {
  let phrase = "";
  let end: number | null = null;
  for (let next = at; next < at + compoundReach; next++) {
    const token = tokens[next];
    if (token?.text === "-" && phrase !== "") continue;
    if (token === undefined || token.kind === "mark") break;
    phrase += `${phrase === "" ? "" : " "}${matchingForm(token.text)}`;
    if (lockedTerms.has(phrase)) end = next + 1;
  }
  return end;
}

/** Whether a compound begins at `at`: its words are neither amounts nor joiners. */
export function startsCompound(tokens: readonly Token[], at: number): boolean {
  return findCompoundEnd(tokens, at) !== null;
}

/** A number at `at`, unless it belongs to a name such as "quarter pounder"; null for none. */
export function readNumberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  return readNumber(tokens, at, (place) => startsCompound(tokens, place));
}

/** A size word or two-word size at `at`, with where it ends. */
export function readSize(tokens: readonly Token[], at: number): { size: string; next: number } | null {
  const first = tokens[at];
  if (first?.kind !== "word" || startsCompound(tokens, at)) return null;
  const gap = ["-", "/"].includes(tokens[at + 1]?.text ?? "") ? 2 : 1;
  const pair = sizes.get(`${first.text} ${tokens[at + gap]?.text ?? ""}`);
  if (pair !== undefined) return { size: pair, next: at + gap + 1 };
  const single = sizes.get(first.text);
  if (single === undefined) return null;
  const sized = ["size", "sized"].includes(tokens[at + gap]?.text ?? "");
  return { size: single, next: sized ? at + gap + 1 : at + 1 };
}
