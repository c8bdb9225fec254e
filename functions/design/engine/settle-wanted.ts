import { listExclusions } from "../../../shared/domain/constraints/mod.ts";
import { listWords } from "../../../shared/platform/kernel/mod.ts";
import type { Brief, WantedFood } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { isAllowedBy } from "./demand.ts";
import { listDemands } from "./list-demands.ts";

/** Foods that dishes must have, and those that none can have with the reason. */
type SettledWanted = { required: Brief["wanted"]; unmet: { food: WantedFood; reason: string }[] };

/**
 * Which of the wanted foods to require. What a rule of the same request forbids, and what is wanted in a told amount,
 * stays required: the conflict is the answer. Other foods give way where no suitable dish has them.
 */
export function settleWanted(brief: Brief, candidates: readonly Candidate[]): SettledWanted {
  const suitable = candidates.filter(isAllowedBy(listDemands(brief, [])));
  const settled: SettledWanted = { required: [], unmet: [] };
  for (const wanted of brief.wanted) {
    const { words, grams } = wanted.rule;
    const winner = wanted.field === "request_text" ? findForbidding(brief, words, isOfField) : null;
    if (winner !== null) {
      settled.unmet.push({ food: wanted.rule, reason: `${winner} leaves it out` });
      continue;
    }
    const together = brief.type === "recipe" ? [...settled.required, wanted] : [wanted];
    const isMet = suitable.some(isAllowedBy(listDemands(brief, together)));
    if (isMet || grams !== null || findForbidding(brief, words) !== null) {
      settled.required = [...settled.required, wanted];
    } else {
      settled.unmet.push({ food: wanted.rule, reason: explain(brief, candidates, wanted, settled.required) });
    }
  }
  return settled;
}

/** The rule that leaves a food out by itself, whatever dish it is in. */
function findForbidding(
  { rules }: Brief,
  words: string,
  counts: (name: string) => boolean = () => true,
): string | null {
  const facts = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const found = listExclusions(rules).find(
    ({ name, findBreach }) => counts(name) && findBreach(facts, 100)?.isSure,
  );
  return found?.name ?? null;
}

/** Fields win over the text. */
function isOfField(name: string): boolean {
  return !name.startsWith("request_text");
}

function explain(
  brief: Brief,
  candidates: readonly Candidate[],
  wanted: Brief["wanted"][number],
  required: Brief["wanted"],
): string {
  const free = {
    ...brief,
    rules: { diets: [], conditions: [], allergens: [], avoided: [] },
    maxMinutes: null,
  };
  if (!candidates.some(isAllowedBy(listDemands(free, [wanted])))) return "no recipe of the collection has it";
  const suits = candidates.some(isAllowedBy(listDemands(brief, [wanted])));
  if (!suits) return "no recipe with it keeps to the other constraints";
  return `no recipe has it together with ${listWords(required.map(({ rule }) => rule.words))}`;
}
