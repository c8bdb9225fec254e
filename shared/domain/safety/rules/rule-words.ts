import { findPhrases, type PhraseHit } from "../../../language/mod.ts";
import { clauseMark, readLacking, splitTerms } from "../../nutrition/mod.ts";
import { indexCutPatterns, spellPattern } from "../reading/expand-pattern.ts";
import { safetyRules } from "./rule-table.ts";

type Meaning = {
  readonly ruleId: string;
  readonly isClearing: boolean;
  /** The place of its group among those that stand together; null for a phrase that says enough by itself. */
  readonly part: number | null;
};

/** The words of a rule that stand in a text, as the table writes them. */
export function spellWords(hit: PhraseHit<Meaning>): string {
  return spellPattern(hit, splitTerms);
}

/** What the words of an option say to one rule: those that name its foods, and those that clear them. */
export type RuleWords = {
  readonly named: readonly PhraseHit<Meaning>[];
  readonly clearing: readonly PhraseHit<Meaning>[];
  /** Phrases that name a food together with another one. */
  readonly joined: readonly PhraseHit<Meaning>[];
};

const nearby = 2;
const undoing = new Set([
  "not",
  "never",
  "no",
  "without",
  "half",
  "barely",
  "isn't",
  "aren't",
  "weren't",
  "haven't",
]);
const adding = new Set(["with", "plus", "and", "on", "or"]);
const negators = new Set(["free", "no", "without", "zero"]);
const joiners = new Set([clauseMark, "and", "with", "plus", "on", "or"]);

type Entry = readonly [pattern: string, meaning: Meaning];

const phrases = indexCutPatterns<Meaning>(
  safetyRules.flatMap(({ id, foods }) => [
    ...listEntries(foods?.words, { ruleId: id, isClearing: false, part: null }),
    ...(foods?.together ?? []).flatMap((patterns, part) =>
      listEntries(patterns, { ruleId: id, isClearing: false, part }),
    ),
    ...listEntries(foods?.not, { ruleId: id, isClearing: true, part: null }),
  ]),
  splitTerms,
);

function listEntries(patterns: readonly string[] | undefined, meaning: Meaning): Entry[] {
  return (patterns ?? []).map((pattern) => [pattern, meaning]);
}

/** The words of a text that rules name, by rule; what the text says to be without ("no alcohol") names nothing. */
export function findRuleWords(terms: readonly string[]): ReadonlyMap<string, RuleWords> {
  const lacking = readLacking(terms).positions;
  const hits = findPhrases(phrases, terms);
  return new Map(
    [...Map.groupBy(hits, ({ meaning }) => meaning.ruleId)].map(([id, found]) => {
      const clearing = found.filter(({ meaning }) => meaning.isClearing);
      const named = found.filter(
        (hit) =>
          !hit.meaning.isClearing &&
          hit.meaning.part === null &&
          (!lacking.has(hit.start) || hit.terms.some(isNegator)),
      );
      return [id, { named, clearing, joined: findJoined(found, clearing, terms) }] as const;
    }),
  );
}

/** What describes the first of the phrases that stand together, unless something beside them clears it. */
function findJoined(
  found: readonly PhraseHit<Meaning>[],
  clearing: RuleWords["clearing"],
  terms: readonly string[],
): PhraseHit<Meaning>[] {
  if (clearing.some(({ start }) => !isUndone(terms, start))) return [];
  const foods = found.filter(({ meaning }) => meaning.part === 0);
  const states = found.filter(({ meaning }) => meaning.part === 1);
  return states.filter((state) => foods.some((food) => isOneThought(food, state, terms)));
}

/** "Not boiled", "never properly boiled". */
function isUndone(terms: readonly string[], at: number): boolean {
  return terms.slice(Math.max(0, at - nearby), at).some((term) => undoing.has(term));
}

/** Whether nothing between two phrases begins another food: "kidney beans with raw onion". */
function isOneThought(
  food: { start: number; end: number },
  state: { start: number; end: number },
  terms: readonly string[],
): boolean {
  const [first, last] = food.start < state.start ? [food, state] : [state, food];
  return !terms.slice(first.end, last.start).some((term) => adding.has(term));
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
