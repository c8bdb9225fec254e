import { type HoldingRule, judgeOption } from "../../../../shared/domain/safety/mod.ts";
import type { Candidate } from "../candidate.ts";

const mostNotes = 2;

/** What has to be said beside a choice: first what an option calls for, then what holds for the situation as a whole. */
export function listSafetyNotes(rules: readonly HoldingRule[], candidates: readonly Candidate[]): string[] {
  const remarks = rules.filter(({ rule }) => rule.effect === "remark");
  const called = candidates.flatMap(({ words, foods, whole, portionGrams }) =>
    judgeOption(remarks, { words, foods, whole, portionGrams }),
  );
  const general = remarks.filter(({ rule }) => rule.foods === null);
  const preferred = rules.filter(({ rule }) => rule.prefers !== null);
  const sentences = [...preferred, ...called, ...general].map(
    ({ rule }) => `${rule.says} (${rule.source.publisher})`,
  );
  return [...new Set(sentences)].slice(0, mostNotes).map(startWithCapital);
}

function startWithCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
