import language from "../../data/language.json" with { type: "json" };
import { isLooseDash, isNaming } from "../headers.ts";
import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const kinds = new Set(language.kindHeadings);

/** The tokens without the "fruit -" of "3 dates, fruit - half an apple", which heads what is named behind it. */
export function dropKindHeadings(tokens: readonly Token[]): readonly Token[] {
  const heads = (at: number) => kinds.has(textAt(tokens, at)) && isHeading(tokens, at);
  const kept = tokens.filter((_, at) => !heads(at) && !(at > 0 && heads(at - 1)));
  return kept.length === tokens.length ? tokens : kept;
}

/** Unlike "fruit - 2 cups", which says how much it was, and "no fruit - half an apple". */
function isHeading(tokens: readonly Token[], at: number): boolean {
  const isMark = textAt(tokens, at + 1) === ":" || isLooseDash(tokens, at + 1);
  if (!isMark || (at > 0 && tokens[at - 1]?.kind !== "mark")) return false;
  const amount = readMeasure(tokens, at + 2);
  const named = tokens[amount?.next ?? at + 2];
  return named !== undefined && isNaming(named) && !boundsPhrase(named);
}
