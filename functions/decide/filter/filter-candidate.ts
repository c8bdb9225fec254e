import type { RuleJudgement } from "../../../shared/nutrition/judge-rules.ts";
import type { Needs } from "../../../shared/nutrition/needs/needs.ts";
import type { Candidate } from "../candidate.ts";
import { remarkOnWords } from "./remark.ts";
import { remarkOnLimits } from "./remark-on-limits.ts";
import { remarkOnRules } from "./remark-on-rules.ts";

/** What the filters say of a candidate: why it is out, and what may be wrong with it. */
export interface Filtered {
  /** "contains peanut: not with a peanut allergy"; null where nothing rules it out. */
  readonly excludedFor: string | null;
  /** Whether all that rules it out is what the usual recipe holds and the cook may leave out. */
  readonly isAdaptable: boolean;
  readonly doubts: readonly string[];
  /** Whether one of the doubts is about an allergy or a condition. */
  readonly isRisky: boolean;
  /** How the option as a whole stands to diets and conditions. */
  readonly judgements: readonly RuleJudgement[];
}

/** Applies allergies, diets, conditions, foods to avoid and limits to a candidate. */
export function filterCandidate(candidate: Candidate, needs: Needs): Filtered {
  if (candidate.kind === "thing")
    return { excludedFor: "is not a food", isAdaptable: false, doubts: [], isRisky: false, judgements: [] };
  if (candidate.kind === "nothing")
    return { excludedFor: null, isAdaptable: false, doubts: [], isRisky: false, judgements: [] };
  const { remarks: ofRules, judgements } = remarkOnRules(needs, candidate);
  const facts = [...candidate.foods, candidate.whole];
  const remarks = [...remarkOnWords(needs, facts), ...ofRules, ...remarkOnLimits(needs, candidate)];
  const against = remarks.filter(({ grade }) => grade !== "doubt");
  const told = (list: typeof remarks) => [...new Set(list.map(({ text }) => text))];
  return {
    excludedFor: against.length === 0 ? null : told(against).join("; "),
    isAdaptable: against.every(
      ({ grade, isSafety }) => grade === "minor" || (grade === "usual" && !isSafety),
    ),
    doubts: told(remarks.filter(({ grade }) => grade === "doubt")),
    isRisky: remarks.some(({ grade, isSafety }) => grade === "doubt" && isSafety),
    judgements,
  };
}
