import type { Span } from "../../../language/mod.ts";
import { correctTerms } from "./correct-terms.ts";
import { type NeedToken, tokeniseNeeds } from "./need-token.ts";

/** A request while it is read: its tokens and which of them a reader has used. */
export type Reading = {
  readonly text: string;
  readonly tokens: readonly NeedToken[];
  readonly terms: readonly string[];
  /** Tokens that no other reader may take. */
  readonly used: Set<number>;
  /** Tokens whose meaning a reader has taken, and that others may take as well. */
  readonly understood: Set<number>;
};

/** A request before anything of it was read. */
export function openReading(text: string): Reading {
  const tokens = correctTerms(tokeniseNeeds(text));
  return { text, tokens, terms: tokens.map(({ term }) => term), used: new Set(), understood: new Set() };
}

/** Marks the tokens from `start` up to `end` as read. */
export function markUsed({ used }: Reading, start: number, end: number): void {
  for (let at = Math.max(0, start); at < end; at++) used.add(at);
}

/** Marks the tokens from `start` up to `end` as understood; they stay open to other readers. */
export function markUnderstood({ understood }: Reading, start: number, end: number): void {
  for (let at = Math.max(0, start); at < end; at++) understood.add(at);
}

/** Whether any token from `start` up to `end` has been read. */
export function isUsed({ used }: Reading, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (used.has(at)) return true;
  return false;
}

/** The folded word at a place; empty outside the text. */
export function wordAt({ tokens }: Reading, at: number): string {
  return tokens[at]?.text ?? "";
}

/** Whether a sentence or clause ends at a place, the ends of the text included. */
export function isBreak({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return token === undefined || (token.kind === "mark" && /[.,;:!?\n()"-]/.test(token.text));
}

/** The stretch of the text from one token up to another. */
export function spanOf({ tokens }: Reading, start: number, end: number): Span {
  return { start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 };
}

/** The stretches of the text that were read and are cut out of it, neighbours joined. */
export function listSpans(reading: Reading): Span[] {
  return joinTokens(reading, reading.used);
}

/** The stretches of the text of which any reader took the meaning, neighbours joined. */
export function listUnderstood(reading: Reading): Span[] {
  return joinTokens(reading, new Set([...reading.used, ...reading.understood]));
}

function joinTokens(reading: Reading, places: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let previous = -2;
  for (const at of [...places].sort((a, b) => a - b)) {
    const { start, end } = spanOf(reading, at, at + 1);
    const last = spans.at(-1);
    if (last !== undefined && previous === at - 1) spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
    previous = at;
  }
  return spans;
}
