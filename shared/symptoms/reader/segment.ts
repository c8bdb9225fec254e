import type { Passage } from "./passage.ts";
import language from "./wording/language.json" with { type: "json" };

/** Something told in the words `from` to before `to`. */
export interface Telling<Value> {
  readonly from: number;
  readonly to: number;
  readonly value: Value;
}

/** What a clause tells of one of its symptoms: in front of it and behind it. */
export interface Told<Value> {
  readonly before: Telling<Value> | null;
  readonly behind: Telling<Value> | null;
}

const joiners = new Set([...language.joiners.split(" "), ",", "then"]);

/**
 * Gives each mention of a clause the next telling behind it, which a list shares ("nausea and headache since
 * noon"), and the one in front of it unless that belongs to the mention before.
 */
export function shareOut<Value>(
  passage: Passage,
  indexes: readonly number[],
  tellings: readonly Telling<Value>[],
): Map<number, Told<Value>> {
  const shared = new Map<number, Told<Value>>();
  for (const index of indexes) {
    const mention = passage.mentions[index];
    if (mention === undefined) continue;
    const behind = tellings.find(({ from }) => from >= mention.from) ?? null;
    const last = tellings.findLast(({ from }) => from < mention.from) ?? null;
    const before = last && isInFront(passage, indexes, last, mention.from) ? last : null;
    shared.set(index, { before, behind });
  }
  return shared;
}

function isInFront<Value>(
  { words, mentions }: Passage,
  indexes: readonly number[],
  { from, to }: Telling<Value>,
  mentionFrom: number,
): boolean {
  const isLeading = !indexes.some((index) => (mentions[index]?.from ?? 0) < from);
  if (isLeading) return true;
  const opens = joiners.has(words[from - 1]?.text ?? "");
  return opens && words.slice(to, mentionFrom).every(({ kind }) => kind === "word");
}
