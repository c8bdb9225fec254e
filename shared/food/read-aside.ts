import { closeChunk, type Walk } from "./chunk-builder.ts";
import type { Token } from "./token.ts";
import { wordClasses } from "./vocabulary.ts";

const sentenceMarks = new Set([".", "!", "?", ";", "\n", ":", "|", "•", "*"]);

/** Whether a mark ends a thought. */
export function endsSentence(text: string): boolean {
  return sentenceMarks.has(text);
}

/** "lost 2 pounds", "ran 5 km": what follows in the sentence is no food. */
export function skipSentence(walk: Walk, at: number): number {
  closeChunk(walk, "hard");
  let next = at + 1;
  while (next < walk.tokens.length && !endsDiversion(walk.tokens[next]?.text ?? "")) next++;
  return next;
}

function endsDiversion(text: string): boolean {
  return sentenceMarks.has(text) || text === "then" || text === "but" || text === "had" || text === "ate";
}

/** "savouring every bite of that pie" speaks of the pie told before. */
export function isEveryBite(tokens: readonly Token[], at: number): boolean {
  const isEach = tokens[at]?.text === "every" || tokens[at]?.text === "each";
  return isEach && wordClasses.bites.has(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "of";
}

/** "a touch of maple" flavours the food before it and is no amount. */
export function isTrace(tokens: readonly Token[], at: number): boolean {
  const isArticle = tokens[at]?.text === "a" || tokens[at]?.text === "an";
  return isArticle && wordClasses.traces.has(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.text === "of";
}
