import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { closeChunk, type Walk } from "../chunks.ts";
import { readMeasure } from "../measures.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { similes } = language;
const likenesses = new Set(similes.likenesses);
const articles = new Set(similes.articles);
const figures = new Set(similes.figures);
const eaten = new Set([...language.eatingVerbs, "had", "have", "having", "drank", "was", "did"]);
const sizeOpeners = indexByMeaning({ asBigAs: similes.sizes });
const owners = new Set([...language.others.owners, "your"]);
const turns = new Set(["but", "and", "so", "with"]);

/**
 * Where "like a pig" or "tasted like chicken" ends: what something is compared to was not eaten. Null if no comparison
 * begins at `at`. "Something like a samosa" is one.
 */
export function skipComparison(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const sizeEnd = endOfSize(tokens, at);
  if (sizeEnd !== null) return closeBefore(walk, "comma", sizeEnd);
  const isLikeness = likenesses.has(textAt(tokens, at)) && textAt(tokens, at + 1) === "like";
  const figure = articles.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const isFigure = textAt(tokens, at) === "like" && figures.has(textAt(tokens, figure));
  // "I had like a big bowl of soup" compares nothing.
  const isFiller = textAt(tokens, at) === "like" && eaten.has(textAt(tokens, at - 1));
  const amount = isFiller ? (readMeasure(tokens, at + 1)?.measure ?? null) : null;
  const isAmount = amount !== null && (amount.kind !== "article" || amount.unit !== "");
  if (isAmount || (!isLikeness && !isFigure)) return isFiller ? at + 1 : null;
  return closeBefore(walk, "hard", endOfComparison(tokens, isLikeness ? at + 1 : figure, isLikeness));
}

function closeBefore(walk: Walk, link: "comma" | "hard", end: number): number {
  closeChunk(walk, link);
  return end;
}

function endOfComparison(tokens: readonly Token[], figure: number, isLikeness: boolean): number {
  let next = figure + 1;
  for (; tokens[next]?.kind === "word" && !turns.has(textAt(tokens, next)); next++) {
    if (wordClasses.verbs.has(textAt(tokens, next)) || (!isLikeness && readMeasure(tokens, next) !== null))
      break;
  }
  return next;
}

/** Where "the size of my head" or "as big as my face" ends. */
function endOfSize(tokens: readonly Token[], at: number): number | null {
  const owner = findPhraseAt(sizeOpeners, tokens, at)?.end;
  if (owner === undefined) return null;
  const noun = owners.has(textAt(tokens, owner)) ? owner + 1 : owner;
  return tokens[noun]?.kind === "word" ? noun + 1 : null;
}
