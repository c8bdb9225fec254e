import { numberWords } from "../../../language/mod.ts";
import { type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/recovery.json" with { type: "json" };
import type { FigureTopic } from "./read-figures.ts";

const daysOfUnit = new Map(Object.entries(data.daysOfUnit));
const since = new Set(data.since);
const reach = 2;

/** "12 days after a gastric sleeve", "day 6 post op": the stage of the diet after weight-loss surgery. */
export function readRecovery(reading: Reading, topics: ReadonlySet<string>): FigureTopic[] {
  if (!data.topics.some((topic) => topics.has(topic))) return [];
  return reading.tokens.flatMap((_, at) => {
    const count = readCount(reading, at);
    const [unitAt, end] = daysOfUnit.has(termAt(reading, at - 1)) ? [at - 1, at + 1] : [at + 1, at + 2];
    const days = (count ?? 0) * (daysOfUnit.get(termAt(reading, unitAt)) ?? 0);
    if (days === 0 || !isSince(reading, end)) return [];
    const stage = data.stages.find(({ toDays }) => days <= toDays);
    return stage === undefined
      ? []
      : [{ topic: stage.topic, span: spanOf(reading, Math.min(at, unitAt), end) }];
  });
}

function readCount(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  if (token?.kind === "number") return token.value;
  return numberWords.get(token?.text ?? "") ?? null;
}

function termAt({ terms }: Reading, at: number): string {
  return terms[at] ?? "";
}

function isSince(reading: Reading, from: number): boolean {
  for (let at = from; at < from + reach; at++) if (since.has(wordAt(reading, at))) return true;
  return false;
}
