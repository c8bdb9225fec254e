import { correctWord } from "./vocabulary-spelling.ts";
import { stemWord } from "./vocabulary-stem.ts";
import { classesOf, isFiller } from "./vocabulary-words.ts";

/** A word, number or mark of a report, with the keys under which names can hold it. */
export interface SymptomToken {
  readonly kind: "word" | "number" | "mark";
  /** Folded: lower-case, no accents, no apostrophes, spelt right. */
  readonly word: string;
  readonly keys: readonly string[];
  readonly isFiller: boolean;
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
}

const pattern =
  /(\d+(?:[.,]\d+)*)|(\p{L}[\p{L}\p{M}]*(?:['\u2019\u2018\u02bc`]\p{L}+)*)|(\n|[^\s\p{L}\p{N}]|\p{N})/gu;
const initials =
  /(?<![\p{L}\p{N}])(?:n[/&+]v(?:[/&+]d)?|[vn][/&+]d|d[/&+]v|f[/&+]c)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}] |[\p{L}\p{N}])[NVD](?=[+\-\u2212](?![\p{L}\p{N}]))/giu;
const longestWord = 40;

type Reading = Omit<SymptomToken, "start" | "end">;

/** Cuts a report into tokens; "N/V" gives the words "n/" and "v/", hyphens within words are left out. */
export function tokeniseReport(text: string): SymptomToken[] {
  const initialAt = findInitials(text);
  const readings = new Map<string, Reading>();
  const tokens: SymptomToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, number, word] = match;
    const span = { start: match.index, end: match.index + whole.length };
    if (word === undefined && number === undefined && isHyphen(text, span)) continue;
    const isInitial = initialAt.has(span.start);
    const reading =
      (isInitial ? undefined : readings.get(whole)) ?? readToken(whole, number, word, isInitial);
    if (!isInitial) readings.set(whole, reading);
    tokens.push({ ...reading, ...span });
  }
  return tokens.map((token, at) => (isUnstopped(tokens, at) ? { ...token, isFiller: true } : token));
}

function readToken(
  whole: string,
  number: string | undefined,
  word: string | undefined,
  isInitial: boolean,
): Reading {
  if (number !== undefined) return { kind: "number", word: number, keys: ["<n>"], isFiller: false };
  if (word === undefined) return { kind: "mark", word: whole, keys: [whole], isFiller: false };
  return isInitial ? readInitial(word) : readWord(word);
}

/** "won't stop" and "can't stop" say that something goes on. */
function isUnstopped(tokens: readonly SymptomToken[], at: number): boolean {
  const stopsAt = /^(?:stop|quit)$/.test(tokens[at]?.word ?? "") ? at : at + 1;
  const isNegator = /^(?:wont|cant|couldnt|wouldnt|not|doesnt|didnt)$/.test(tokens[stopsAt - 1]?.word ?? "");
  return isNegator && /^(?:stop|quit)$/.test(tokens[stopsAt]?.word ?? "");
}

function findInitials(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const match of text.matchAll(initials)) {
    for (let at = 0; at < match[0].length; at += 2) starts.add(match.index + at);
  }
  return starts;
}

function isHyphen(text: string, span: { start: number; end: number }): boolean {
  return (
    /[-\u2010-\u2012]/.test(text.slice(span.start, span.end)) &&
    /\p{L}/u.test(text.charAt(span.start - 1)) &&
    /\p{L}/u.test(text.charAt(span.end))
  );
}

function readInitial(letter: string): Reading {
  const word = `${letter.toLowerCase()}/`;
  return { kind: "word", word, keys: [`=${word}`], isFiller: false };
}

function readWord(text: string): Reading {
  const word = correctWord(foldWord(text));
  const keys = [`=${word}`, stemWord(word), `!${text}`, ...classesOf(word)];
  return { kind: "word", word, keys, isFiller: isFiller(word) };
}

function foldWord(text: string): string {
  return text
    .slice(0, longestWord)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['\u2019\u2018\u02bc`]s$/, "")
    .replace(/['\u2019\u2018\u02bc`]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1")
    .replace(/yy$/, "y");
}
