import spelling from "./data/spelling.json" with { type: "json" };

const irregular = new Map(Object.entries(spelling.irregular));
const invariant = new Set(spelling.invariant);
/** Function words: no term of any food. */
export const ignoredTerms: ReadonlySet<string> = new Set(spelling.ignored);
const words = new Map(Object.entries(spelling.words).map(([from, to]) => [from, to.split(" ")]));
const beyondAscii = /[^ -~\n]/;
const longestWordLength = 40;

/** Lower-case text without accents, typographic quotes or possessives: the form every rule of the reader sees. */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? foldBeyondAscii(text) : text;
  return plain
    .toLowerCase()
    .replaceAll("`", "'")
    .replace(/'s(?![\p{L}\p{N}])/gu, "");
}

function foldBeyondAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc´]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-");
}

/** The singular of an English word; both the catalogue and the text go through it, so it need only be consistent. */
export function singularise(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || invariant.has(word) || /(?:ss|us|is)$/.test(word)) return foldEnding(word);
  if (word.endsWith("oes") || /(?:ch|sh|x|zz|ss)es$/.test(word)) return word.slice(0, -2);
  return foldEnding(word.endsWith("s") ? word.slice(0, -1) : word);
}

// "cookies", "cookie" and "cherries", "cherry" must meet without a list of which word ends in -ie.
function foldEnding(word: string): string {
  return word.length > 4 && word.endsWith("ie") ? `${word.slice(0, -2)}y` : word;
}

/** One word as the terms it stands for: singular, in the catalogue's spelling; "wholemeal" gives two. */
export function normaliseWord(word: string): string[] {
  const short = word.slice(0, longestWordLength);
  const direct = words.get(short);
  if (direct !== undefined) return direct.map(singularise);
  const singular = singularise(short);
  return words.get(singular)?.map(singularise) ?? [singular];
}

const phrases = readPhrases();
const phraseStarts = new Set([...phrases.keys()].map((key) => key.split(" ")[0] ?? ""));

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
  return normaliseFolded(foldText(text));
}

/** The terms of a text that `foldText` has folded. */
export function normaliseFolded(text: string): string[] {
  const found = text.match(/[\p{L}\p{N}]+(?:\.\p{N}+)?%?/gu) ?? [];
  return joinPhrases(found.flatMap(normaliseWord)).filter((term) => !ignoredTerms.has(term));
}

/** A catalogue name without "NS as to …", which says what is not known, and "from raw", which it is no longer. */
export function dropUnspecified(name: string): string {
  return name.replace(/,?\s*\bNS as to [^,;()]*/g, "").replace(/,\s*from (?:raw|fresh|pre-cooked)\b/g, "");
}

const plainFoods = new Map(
  Object.entries(spelling.plainFoods).map(([from, to]) => [
    normaliseTerms(from).join(" "),
    normaliseTerms(to),
  ]),
);

/** What a word means when nothing else is said: "burger" alone is a hamburger, "fries" are french fries. */
export function plainMeaning(terms: readonly string[]): readonly string[] {
  return plainFoods.get(terms.join(" ")) ?? terms;
}
