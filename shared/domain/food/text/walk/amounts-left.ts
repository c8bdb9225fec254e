import language from "../../data/language.json" with { type: "json" };
import { type Chunk, closeChunk, type Walk } from "../chunks.ts";
import { type Measure, readMeasure } from "../measures.ts";
import { skipOtherEater } from "../other-eaters.ts";
import { skipCompany, takeShare } from "../sharing.ts";
import type { Token } from "../terms.ts";

/** An amount of a food that was not eaten, and where the words end. */
type AmountLeft = { readonly measure: Measure; readonly terms: readonly string[]; readonly next: number };

type Phrase = Pick<Chunk, "terms" | "measure">;

const leavers = new Set(language.leftovers.leavers);
const fillers = new Set(language.leftovers.fillers);
const targets = new Set(language.leftovers.targets);
const stops = new Set(language.leftovers.stops);

/**
 * Reads "gave one to my son" and "left 50 g of the rice": the amount is taken from that of the food, which was named
 * before. Returns where the words end, or null where they state no such amount or the food has none like it.
 */
export function readAmountLeft(walk: Walk, at: number): number | null {
  const from = leavers.has(walk.tokens[at]?.text ?? "") ? at + 1 : skipOtherEater(walk.tokens, at);
  const left = from === null ? null : readAmount(walk.tokens, from);
  if (left === null) return null;
  const phrases = draftedPhrases(walk);
  const owner = phrases.findLastIndex((phrase) => isOf(phrase, left));
  const whole = amountOf(phrases, owner);
  const factor = whole === null ? null : shareEaten(whole, left.measure);
  if (factor === null) return null;
  closeChunk(walk, "hard");
  const chunk = walk.chunks[owner];
  if (chunk !== undefined) walk.chunks[owner] = takeShare(chunk, factor);
  return left.next;
}

/** The food named, the one that has such pieces ("one slice"), or for "one" the food named last. */
function isOf({ terms, measure }: Phrase, left: AmountLeft): boolean {
  const isPiece = left.measure.kind === "piece";
  const name = left.terms.at(-1) ?? (isPiece ? left.measure.unit : undefined);
  return name === undefined ? terms.length > 0 : terms.includes(name) || measure?.unit === name;
}

/** The phrases so far, the one being read included. */
function draftedPhrases({ chunks, draft }: Walk): readonly Phrase[] {
  return draft.words.length > 0 || draft.measure !== null ? [...chunks, draft] : chunks;
}

/** The amount of a phrase, which may stand behind it: "rice (150 g)". */
function amountOf(phrases: readonly Phrase[], at: number): Measure | null {
  const [owner, behind] = [phrases[at], phrases[at + 1]];
  const isStated = owner?.measure != null && owner.measure.kind !== "article";
  return isStated || behind === undefined || behind.terms.length > 0
    ? (owner?.measure ?? null)
    : behind.measure;
}

function readAmount(tokens: readonly Token[], from: number): AmountLeft | null {
  let at = from;
  while (fillers.has(tokens[at]?.text ?? "")) at++;
  const amount = readMeasure(tokens, at);
  const measure = amount?.measure ?? null;
  if (amount === null || measure === null || measure.kind === "article" || measure.isShare) return null;
  if (measure.kind !== "mass" && measure.kind !== "volume" && measure.count < 1) return null;
  const terms: string[] = [];
  let next = amount.next;
  for (; tokens[next]?.kind === "word" && !stops.has(tokens[next]?.text ?? ""); next++) {
    const { text = "", terms: named = [] } = tokens[next] ?? {};
    if (text !== "of" && !targets.has(text)) terms.push(...named);
  }
  return { measure, terms, next: skipCompany(tokens, next) ?? next };
}

/** The share that is left to eat of a whole amount; null where the two are not of one kind. */
function shareEaten(whole: Measure, left: Measure): number | null {
  const [all, away] = [sizeOf(whole), sizeOf(left)];
  return all.kind === away.kind && away.size <= all.size ? 1 - away.size / all.size : null;
}

function sizeOf({ count, grams, millilitres }: Measure): { kind: string; size: number } {
  if (grams !== null) return { kind: "mass", size: count * grams };
  if (millilitres !== null) return { kind: "volume", size: count * millilitres };
  return { kind: "count", size: count };
}
