import type { Span } from "../../language/mod.ts";
import { fieldError } from "../../platform/kernel/mod.ts";
import { readSituation } from "../safety/mod.ts";
import { flags } from "./flags/flag-table.ts";
import { readSymptoms, type SymptomContext } from "./read-symptoms.ts";

const undated: SymptomContext = {
  timezone: null,
  reportedInstant: null,
  occurredAtUtc: null,
  occurredEndAtUtc: null,
};
/** Where food is asked about, a blood sugar too low or high is answered by what to take, and an illness that is named is mostly history. */
const passedOver: ReadonlySet<string> = new Set(
  flags
    .filter(({ isHelpedByFood, isDiagnosis }) => isHelpedByFood || isDiagnosis)
    .map(({ advice }) => advice),
);
const sentenceEnd = /[.!?\n]/;

/**
 * The advice of the first red flag of a text that asks about food, null for none. No emergency is a reaction that a food is
 * known for: "hazelnuts make my throat close".
 */
export function findEmergency(text: string): string | null {
  const urgent = readSymptoms(text, undated).flatMap(({ advice, span }) =>
    advice === null || passedOver.has(advice) ? [] : [{ advice, span }],
  );
  if (urgent.length === 0) return null;
  const { reactionSpans } = readSituation(text);
  const found = urgent.find(({ span }) => !reactionSpans.some((other) => isInOneSentence(text, span, other)));
  return found?.advice ?? null;
}

function isInOneSentence(text: string, one: Span, other: Span): boolean {
  const between = text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !sentenceEnd.test(between);
}

/** Throws `validation_error` with the advice where the words of a request for dishes tell of an emergency. */
export function requireNoEmergency(text: string): void {
  const advice = findEmergency(text);
  if (advice === null) return;
  const message = `${advice}. Nothing about food is planned here.`;
  throw fieldError("validation_error", [{ field: "request_text", message }]);
}
