import type { Span } from "../../../language/mod.ts";
import data from "../data/asking-words.json" with { type: "json" };
import { type NeedToken, tokeniseNeeds } from "./need-token.ts";

const asking = new Set(data.words);

/**
 * The words of a text that no reader understood, words that stand together as one stretch, each once. Words that only
 * ask, link or praise are left out, and numbers alone unless `hasNumbers`; `understood` are the stretches that were read.
 */
export function listUnread(
  text: string,
  understood: readonly Span[],
  { hasNumbers = false }: { hasNumbers?: boolean } = {},
): string[] {
  const isRead = markRead(text, understood);
  const stretches: Span[] = [];
  let last = -2;
  for (const [at, token] of tokeniseNeeds(text).entries()) {
    if (!isContent(token) || isRead[token.start] === 1) continue;
    const before = stretches.at(-1);
    if (before !== undefined && last === at - 1)
      stretches[stretches.length - 1] = { start: before.start, end: token.end };
    else stretches.push({ start: token.start, end: token.end });
    last = at;
  }
  const named = stretches
    .map(({ start, end }) => text.slice(start, end))
    .filter((words) => hasNumbers || /\p{L}/u.test(words));
  return [...new Map(named.map((words) => [words.toLowerCase(), words])).values()];
}

function isContent({ kind, text, term }: NeedToken): boolean {
  if (kind === "number") return true;
  return kind === "word" && !asking.has(text) && !asking.has(term);
}

/** 1 for each character that was read. */
function markRead(text: string, spans: readonly Span[]): Uint8Array {
  const isRead = new Uint8Array(text.length);
  for (const { start, end } of spans) isRead.fill(1, start, end);
  return isRead;
}
