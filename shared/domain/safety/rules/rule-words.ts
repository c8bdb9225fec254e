import { findPhrases, indexPhrases, type PhraseHit } from "../../../language/mod.ts";
import { clauseMark, readLacking, splitTerms } from "../../nutrition/mod.ts";
import { expandPattern } from "../reading/expand-pattern.ts";
import { safetyRules } from "./rule-table.ts";

type Meaning = { readonly ruleId: string; readonly isClearing: boolean };

/** What the words of an option say to one rule: those that name its foods, and those that clear them. */
export type RuleWords = {
  readonly named: readonly PhraseHit<Meaning>[];
  readonly clearing: readonly PhraseHit<Meaning>[];
};

const nearby = 2;
const negators = new Set(["free", "no", "without", "zero"]);
const joiners = new Set([clauseMark, "and", "with", "plus", "on", "or"]);

const phrases = indexPhrases<Meaning>(
  safetyRules.flatMap(({ id, foods }) => [
    ...(foods?.words ?? [])
      .flatMap(expandPattern)
      .map((text) => toPhrase(text, { ruleId: id, isClearing: false })),
    ...(foods?.not ?? [])
      .flatMap(expandPattern)
      .map((text) => toPhrase(text, { ruleId: id, isClearing: true })),
  ]),
);

function toPhrase(text: string, meaning: Meaning) {
  return { text, terms: splitTerms(text), meaning };
}

/** The words of a text that rules name, by rule; what the text says to be without ("no alcohol") names nothing. */
export function findRuleWords(terms: readonly string[]): ReadonlyMap<string, RuleWords> {
  const lacking = readLacking(terms).positions;
  const hits = findPhrases(phrases, terms);
  return new Map(
    [...Map.groupBy(hits, ({ meaning }) => meaning.ruleId)].map(([id, found]) => {
      const clearing = found.filter(({ meaning }) => meaning.isClearing);
      const named = found.filter(
        (hit) => !hit.meaning.isClearing && (!lacking.has(hit.start) || hit.terms.some(isNegator)),
      );
      return [id, { named, clearing }] as const;
    }),
  );
}

/** "Sugar-free" itself may be the hazard. */
function isNegator(term: string): boolean {
  return negators.has(term);
}

/** Whether a clearing word covers a stretch of the terms, or stands by it within the same food. */
export function isCleared(
  { start, end }: { start: number; end: number },
  clearing: RuleWords["clearing"],
  terms: readonly string[],
): boolean {
  return clearing.some((other) => {
    if (other.start < end && other.end > start) return other.end - other.start >= end - start;
    const gap = other.end <= start ? terms.slice(other.end, start) : terms.slice(end, other.start);
    return gap.length <= nearby && !gap.some((term) => joiners.has(term));
  });
}
