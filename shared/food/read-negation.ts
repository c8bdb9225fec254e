import { isAtStart, type Walk } from "./chunk-builder.ts";
import { readMeasure } from "./measure-reader.ts";
import type { Token } from "./token.ts";
import { wordClasses } from "./vocabulary.ts";

const skipped = new Set(["or", "any", "the", "added", "extra", "a"]);

/**
 * Reads what the food is without: "no sugar", "without butter or jam", "hold the mayo"; "skin not eaten" looks
 * back instead. Returns where the words end.
 */
export function readNegation(walk: Walk, at: number): number {
  const { tokens, draft } = walk;
  if (wordClasses.notEaten.has(tokens[at + 1]?.text ?? "")) {
    draft.words.pop();
    const term = draft.terms.pop();
    if (term !== undefined) draft.negated.push(term);
    return at + 2;
  }
  let next = at + 1;
  const negated: string[] = [];
  for (; continues(tokens, next); next++) {
    const token = tokens[next];
    if (token !== undefined && !isSkipped(token)) negated.push(...token.terms);
  }
  negateLast(walk, negated);
  return next;
}

function continues(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  if (skipped.has(token.text)) return true;
  const { verbs, prepositions } = wordClasses;
  const isEnd =
    verbs.has(token.text) || prepositions.has(token.text) || ["and", "but", "with"].includes(token.text);
  return !isEnd && readMeasure(tokens, at) === null;
}

function isSkipped({ text }: Token): boolean {
  return skipped.has(text) || wordClasses.noise.has(text);
}

/** A negation at the start of a phrase speaks of the food before. */
function negateLast(walk: Walk, negated: readonly string[]): void {
  const owner = isAtStart(walk) ? walk.chunks.at(-1) : undefined;
  if (owner === undefined) walk.draft.negated.push(...negated);
  else walk.chunks[walk.chunks.length - 1] = { ...owner, negated: [...owner.negated, ...negated] };
}
