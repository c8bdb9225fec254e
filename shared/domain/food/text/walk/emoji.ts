import { addWord, closeChunk, excuse, type Walk } from "../chunks.ts";
import { isNaming } from "../headers.ts";
import type { Measure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { isEmoji } from "../tokenise.ts";
import { wordClasses } from "../vocabulary.ts";
import { multiply } from "./add-amounts.ts";

/** Reads "🍕🍕🍺" as two pizzas and a beer; returns where the next token stands. */
export function readEmoji(walk: Walk, token: Token, at: number): number {
  const before = walk.draft.words.at(-1);
  const last = walk.tokens[at - 1];
  const isBehindWord = before !== undefined && last?.kind === "word" && !isEmoji(last);
  if (isBehindWord || isDecoration(walk.tokens, at)) {
    excuse(walk, at, at + 1);
    return at + 1;
  }
  if (before === token.text)
    return multiply(walk, { count: countAgain(walk.draft.measure), next: at + 1 }, at);
  if (before !== undefined) closeChunk(walk, "comma");
  return addWord(walk, token, at);
}

/** The factor that increases a count by one. */
function countAgain(measure: Measure | null): number {
  const count = measure?.count ?? 1;
  return (count + 1) / count;
}

/** "pizza 🍕" is one pizza. */
function isDecoration(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind === "number") return false;
  if (isWritten(tokens, at)) return true;
  return [before, after].some(
    (token) => token !== undefined && !isEmoji(token) && isNaming(token) && !isJoiner(token),
  );
}

/** "🍓🍓 a punnet of strawberries" */
function isWritten(tokens: readonly Token[], at: number): boolean {
  const named = tokens[at]?.terms.at(-1) ?? "";
  return tokens.some((token) => !isEmoji(token) && named !== "" && token.terms.includes(named));
}

function isJoiner({ text }: Token): boolean {
  const { links, prepositions, verbs } = wordClasses;
  if (["and", "or", "a", "an"].includes(text)) return true;
  return links.has(text) || prepositions.has(text) || verbs.has(text);
}
