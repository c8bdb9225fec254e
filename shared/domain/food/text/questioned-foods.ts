import uneaten from "../data/uneaten.json" with { type: "json" };
import type { Token } from "./terms.ts";

const noes = new Set(uneaten.noes);
const clauseMarks = new Set([".", "!", "?", ";", ",", ":", "(", "\n"]);

/** The tokens without foods that are asked for and denied: "toast? no, porridge" is porridge. */
export function dropQuestioned(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const isDenied = noes.has(token.text) && tokens[at - 1]?.text === "?" && at + 1 < tokens.length;
    if (isDenied) kept.length = startOfQuestion(kept);
    else kept.push(token);
  }
  return kept.length === tokens.length ? tokens : kept;
}

function startOfQuestion(tokens: readonly Token[]): number {
  const end = tokens.findLastIndex(({ text }) => text !== "?");
  return tokens.findLastIndex(({ text }, at) => at <= end && clauseMarks.has(text)) + 1;
}
