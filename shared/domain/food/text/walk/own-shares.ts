import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { closeChunk, excuse, type Walk } from "../chunks.ts";
import { boundsPhrase } from "../marks.ts";
import { readMeasure } from "../measures.ts";

const { names, fillers } = language.ownShares;
const shares = indexByMeaning({ own: names });
const fillerWords = new Set(fillers);
const mostFillers = 3;

/** Reads "plov shared by 4, my part about 350 g": so much of the last food was eaten. Returns where the words end. */
export function readOwnShare(walk: Walk, at: number): number | null {
  const { tokens } = walk;
  const name = findPhraseAt(shares, tokens, at);
  if (name === null) return null;
  let from = name.end;
  while (from < name.end + mostFillers && fillerWords.has(tokens[from]?.text ?? "")) from++;
  const amount = readMeasure(tokens, from);
  const isWeight = amount?.measure?.kind === "mass" || amount?.measure?.kind === "volume";
  if (amount === null || !isWeight || !boundsPhrase(tokens[amount.next])) return null;
  closeChunk(walk, "comma");
  const last = walk.chunks.at(-1);
  if (last === undefined) return null;
  walk.chunks[walk.chunks.length - 1] = { ...last, measure: amount.measure, eatenShare: 1 };
  excuse(walk, at, amount.next);
  return amount.next;
}
