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
const initials = /(?<![\p{L}\p{N}])(?:n[/&+]v(?:[/&+]d)?|[vn][/&+]d|d[/&+]v|f[/&+]c)(?![\p{L}\p{N}])/giu;
const longestWord = 40;

/** Cuts a report into tokens; "N/V" gives the words "n/" and "v/", hyphens within words are left out. */
export function tokeniseReport(text: string): SymptomToken[] {
  const short = findInitials(text);
  const tokens: SymptomToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, number, word] = match;
    const span = { start: match.index, end: match.index + whole.length };
    if (number !== undefined)
      tokens.push({ kind: "number", word: number, keys: ["<n>"], isFiller: false, ...span });
    else if (word !== undefined) tokens.push({ ...readWord(word, short.has(span.start)), ...span });
    else if (!isHyphen(text, span))
      tokens.push({ kind: "mark", word: whole, keys: [whole], isFiller: false, ...span });
  }
  return tokens.map((token, at) => (isUnstopped(tokens, at) ? { ...token, isFiller: true } : token));
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

function readWord(text: string, isInitial: boolean): Omit<SymptomToken, "start" | "end"> {
  if (isInitial)
    return {
      kind: "word",
      word: `${text.toLowerCase()}/`,
      keys: [`=${text.toLowerCase()}/`],
      isFiller: false,
    };
  const folded = foldWord(text);
  const word = correctWord(folded);
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
