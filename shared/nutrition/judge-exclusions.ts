import type { Finding } from "./finding.ts";
import type { FoodFacts } from "./food-facts.ts";
import { findKind } from "./kinds/find-kind.ts";
import type { RuleSet } from "./rule-set.ts";
import type { Judgement } from "./verdict.ts";

/** Whether a food is or holds a kind of food that the rules leave out, or kinds they never put together. */
export function judgeExclusions(rules: RuleSet, facts: FoodFacts): Judgement {
  const findings = rules.excludes.map((kind) => findKind(facts, kind)).filter((finding) => finding !== null);
  const sure = findings.find(({ certainty }) => certainty === "contains");
  if (sure !== undefined) return tell("excluded", `contains ${sure.term}`, sure);
  for (const kinds of rules.neverTogether) {
    const together = kinds.map((kind) => findKind(facts, kind)).filter((finding) => finding !== null);
    const [first, second] = together.filter(({ certainty }) => certainty === "contains");
    if (first !== undefined && second !== undefined) {
      const both = [...new Set([first.term, second.term])].join(" together with ");
      return tell("excluded", `contains ${both}`, first);
    }
  }
  const [possible] = findings;
  if (possible !== undefined) return tell("unknown", `may be unsuitable for its ${possible.term}`, possible);
  return { verdict: "allowed", reason: null, ingredient: null };
}

function tell(verdict: "excluded" | "unknown", reason: string, { ingredient, term }: Finding): Judgement {
  const told = ingredient === null ? reason : `${reason} (${ingredient})`;
  return { verdict, reason: told, ingredient: ingredient ?? term };
}
