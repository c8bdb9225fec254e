import { type HoldingRule, judgeOption, type SafetyFinding } from "../../../../shared/domain/safety/mod.ts";
import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import { type Grade, gradeIngredient } from "./grade-ingredient.ts";
import type { Remark } from "./remark.ts";

/** What rules of safety say of a candidate. */
export type SafetyRemarks = {
  /** What rules it out, or may do so for some makes of it. */
  readonly against: readonly Remark[];
  /** What speaks for another option where there is one: "is high in salt". */
  readonly bounded: readonly string[];
};

const mostReasons = 2;

/** The rules that a candidate breaks, the first two of those that rule it out. */
export function remarkOnSafety(
  candidate: Candidate,
  { rules, said }: Pick<Question, "rules" | "said">,
): SafetyRemarks {
  const { words, label, foods, whole, portionGrams } = candidate;
  const read = words.includes(label) ? words : `${label}, ${words}`;
  const judged = { words: read, foods, whole, portionGrams };
  const findings = [
    ...judgeOption(rules, judged),
    // What a hazard is, such as "left out overnight", is often told beside the name.
    ...judgeOption(rules.filter(isOfEveryone), { ...judged, words: said.get(label) ?? "" }),
  ];
  const out = findings.filter(({ rule }) => rule.effect === "out");
  const bounded = findings.filter(({ rule, isSure }) => rule.effect === "bounded" && isSure);
  return {
    against: out
      .map((finding): Remark => ({ grade: gradeFinding(finding), isSafety: true, text: tell(finding) }))
      .filter(({ grade }) => grade !== "minor")
      .slice(0, mostReasons),
    bounded: bounded.map(tell).slice(0, mostReasons),
  };
}

function isOfEveryone({ rule }: HoldingRule): boolean {
  return rule.who.length === 0;
}

function gradeFinding({ isSure, ingredient, food }: SafetyFinding): Grade {
  if (!isSure) return "doubt";
  return ingredient === null || food === null ? "sure" : gradeIngredient(ingredient, food);
}

function tell({ rule, setting, term, ingredient, isSure }: SafetyFinding): string {
  const shown = ingredient === null || ingredient === term ? term : `${term} of ${ingredient}`;
  const because = shown === null ? "" : ` (${shown})`;
  const verdict = isSure ? "is unsuitable" : "may be unsuitable";
  const where = setting === "" ? "" : ` ${setting}`;
  return `${verdict}${where}${because}: ${rule.says} (${rule.source.publisher})`;
}
