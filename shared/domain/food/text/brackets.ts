import type { Span } from "../../../language/mod.ts";
import type { Token } from "./terms.ts";

/** The brackets of a text that are closed again. */
export function findBrackets(tokens: readonly Token[]): Span[] {
  const open: number[] = [];
  const brackets: Span[] = [];
  for (const { kind, text, start, end } of tokens) {
    if (kind !== "mark") continue;
    if (text === "(" || text === "[") open.push(start);
    const opened = text === ")" || text === "]" ? open.pop() : undefined;
    if (opened !== undefined) brackets.push({ start: opened, end });
  }
  return brackets;
}

/** A span with the bracket that closes right behind it and opens in it: "rice (1 cup)". */
export function closeBracket(span: Span, brackets: readonly Span[]): Span {
  const bracket = brackets.find(
    ({ start, end }) => start > span.start && start < span.end && end === span.end + 1,
  );
  return bracket === undefined ? span : { start: span.start, end: bracket.end };
}
