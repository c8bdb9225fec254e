import { cleanLine } from "./answer-line.ts";
import { markNumbers, unmarkNumbers } from "./number-marks.ts";

const MOST_TEXTS = 40;
const MOST_CHARACTERS = 6_000;
const BATCHES_AT_A_TIME = 4;

/** Translates a batch of marked texts, as many and in their order; rejects where it cannot. */
type TranslateBatch = (texts: readonly string[]) => Promise<string[]>;

/**
 * Translates texts in batches with their numbers marked. Those whose numbers did not come through are asked for once
 * more; null where that did not help or the batch failed. Rejects with the first failure where every batch failed.
 */
export async function translateTexts(
  texts: readonly string[],
  translateBatch: TranslateBatch,
): Promise<(string | null)[]> {
  const marked = texts.map((text) => markNumbers(cleanLine(text)));
  const translated = new Map<string, string>(marked.filter(isWordless).map((text) => [text, text]));
  const first = await translateRound(listMissing(marked, translated), translateBatch, translated);
  if (first.failure !== null && !first.isAnswered) throw first.failure.reason;
  if (first.isAnswered) await translateRound(listMissing(marked, translated), translateBatch, translated);
  return marked.map((text) => {
    const translation = translated.get(text);
    return translation === undefined ? null : unmarkNumbers(translation, text);
  });
}

type Round = { isAnswered: boolean; failure: PromiseRejectedResult | null };

async function translateRound(
  texts: readonly string[],
  translateBatch: TranslateBatch,
  translated: Map<string, string>,
): Promise<Round> {
  const round: Round = { isAnswered: false, failure: null };
  const batches = cutBatches(texts);
  for (let from = 0; from < batches.length; from += BATCHES_AT_A_TIME) {
    const group = batches.slice(from, from + BATCHES_AT_A_TIME);
    const answers = await Promise.allSettled(group.map((batch) => translateBatch(batch)));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === "rejected") round.failure ??= answer;
      else keepWhole(group[index] ?? [], answer.value, translated);
      round.isAnswered ||= answer.status === "fulfilled";
    }
  }
  return round;
}

function keepWhole(
  texts: readonly string[],
  answers: readonly string[],
  translated: Map<string, string>,
): void {
  for (const [index, text] of texts.entries()) {
    const answer = answers[index];
    if (answer !== undefined && unmarkNumbers(answer, text) !== null) translated.set(text, answer);
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
    if (last === undefined || last.length === MOST_TEXTS || characters > MOST_CHARACTERS) {
      batches.push([text]);
      characters = text.length;
    } else last.push(text);
  }
  return batches;
}

function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text);
}
