import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const clauseMarks = new Set([".", ",", ";", "\n", ":"]);
const percent = /^\d{1,3}%$/;
const fewestPercents = 2;
const comma = { kind: "mark", text: ",", terms: [] } as const;
const ate = { kind: "word", text: "ate", terms: ["ate"] } as const;

/**
 * The tokens with percents in brackets as shares that were eaten, where a record has several: of "soup 200 ml (50%), roll (0%)"
 * half of the soup. A single one says what it is: "yogurt (2%)".
 */
export function readEatenPercents(tokens: readonly Token[]): readonly Token[] {
  const brackets = tokens.flatMap((_, at) => (isShare(tokens, at) ? [at] : []));
  if (brackets.length < fewestPercents) return tokens;
  return tokens.flatMap((token, at) => {
    const bracket = brackets.find((from) => at >= from && at < from + 3);
    if (bracket === undefined) return isNotEaten(tokens, brackets, at) ? [] : [token];
    const text = textAt(tokens, bracket + 1);
    if (text === "0%" || text === "100%" || at === bracket + 2) return [];
    return at === bracket
      ? [
          { ...token, ...comma },
          { ...token, ...ate },
        ]
      : [token];
  });
}

/** "(50%)" at the end of a clause */
function isShare(tokens: readonly Token[], at: number): boolean {
  const [open, share, close, after] = tokens.slice(at, at + 4);
  const isBracket = open?.text === "(" && percent.test(share?.text ?? "") && close?.text === ")";
  return isBracket && (after?.kind ?? "mark") === "mark";
}

/** The food in front of "(0%)" */
function isNotEaten(tokens: readonly Token[], brackets: readonly number[], at: number): boolean {
  const next = brackets.find((from) => from > at);
  if (next === undefined || textAt(tokens, next + 1) !== "0%") return false;
  return !tokens.slice(at, next).some(({ text }) => clauseMarks.has(text));
}
