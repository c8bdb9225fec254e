import { cleanLine } from "../../../platform/kernel/mod.ts";

// Including a degree or percent sign, without which the number would mean something else.
const number = /\p{N}+(?:[.,/\u2044:]\p{N}+)*(?:\s?(?:°\s?[CF]\b|%))?/gu;
const mark = /⟦[^⟦⟧]*⟧/gu;
const mostTexts = 40;
const mostCharacters = 6_000;
const batchesAtATime = 4;

/** Translates a batch of marked texts into as many, in the same order; rejects on failure. */
type TranslateBatch = (texts: readonly string[]) => Promise<string[]>;

/**
 * Translates texts in batches with their numbers marked. Texts whose numbers changed are requested once more; null if
 * that changed them again or the batch failed. Rejects with the first failure if every batch failed.
 */
export async function translateTexts(
  texts: readonly string[],
  translateBatch: TranslateBatch,
): Promise<(string | null)[]> {
  const marked = texts.map((text) => markNumbers(cleanLine(text)));
  const translated = new Map<string, string>(marked.filter(isWordless).map((text) => [text, text]));
  const first = await translateRound(listMissing(marked, translated), translateBatch, translated);
  if (first.failure !== null && !first.hasSucceeded) throw first.failure.reason;
  await translateRound(first.changed, translateBatch, translated);
  return marked.map((text) => {
    const translation = translated.get(text);
    return translation === undefined ? null : unmarkNumbers(translation, text);
  });
}

/** `changed` are the texts whose batch succeeded, but with other numbers. */
type Round = { hasSucceeded: boolean; failure: PromiseRejectedResult | null; changed: string[] };

async function translateRound(
  texts: readonly string[],
  translateBatch: TranslateBatch,
  translated: Map<string, string>,
): Promise<Round> {
  const round: Round = { hasSucceeded: false, failure: null, changed: [] };
  const batches = cutBatches(texts);
  for (let from = 0; from < batches.length; from += batchesAtATime) {
    const group = batches.slice(from, from + batchesAtATime);
    const results = await Promise.allSettled(group.map((batch) => translateBatch(batch)));
    for (const [index, result] of results.entries()) {
      const batch = group[index] ?? [];
      if (result.status === "rejected") round.failure ??= result;
      else keepWhole(batch, result.value, translated);
      if (result.status === "fulfilled") round.changed.push(...listMissing(batch, translated));
      round.hasSucceeded ||= result.status === "fulfilled";
    }
  }
  return round;
}

function keepWhole(
  texts: readonly string[],
  translations: readonly string[],
  translated: Map<string, string>,
): void {
  for (const [index, text] of texts.entries()) {
    const translation = translations[index];
    if (translation !== undefined && unmarkNumbers(translation, text) !== null)
      translated.set(text, translation);
  }
}

function listMissing(texts: readonly string[], translated: ReadonlyMap<string, string>): string[] {
  return [...new Set(texts)].filter((text) => !translated.has(text));
}

function cutBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    characters += text.length;
    const last = batches.at(-1);
    if (last === undefined || last.length === mostTexts || characters > mostCharacters) {
      batches.push([text]);
      characters = text.length;
    } else last.push(text);
  }
  return batches;
}

function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text);
}

/** A text with every number between marks: `⟦20⟧ minutes at ⟦180 °C⟧`. */
function markNumbers(text: string): string {
  return text.replace(/⟦/g, "[").replace(/⟧/g, "]").replace(number, "⟦$&⟧");
}

/**
 * A translation of a marked text without its marks; null if a mark was lost, changed or added, or if a number is
 * outside of them.
 */
function unmarkNumbers(translated: string, marked: string): string | null {
  if (listMarks(translated) !== listMarks(marked)) return null;
  if (/[\p{N}⟦⟧]/u.test(translated.replace(mark, ""))) return null;
  return translated.replace(mark, (mark) => mark.slice(1, -1));
}

/** The marks of a text in a fixed order, for comparison. */
function listMarks(text: string): string {
  return (text.match(mark) ?? []).sort().join("");
}
