import type { Needs, RuleJudgement } from "../../../../shared/domain/constraints/mod.ts";
import { amountOfPortion } from "../../../../shared/domain/nutrition/mod.ts";
import { isClearedBy } from "../../../../shared/domain/safety/mod.ts";
import type { Candidate } from "../candidate.ts";
import { formatAmount, nameCompound } from "../format-amount.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";
import { remarkOnWords } from "./remark.ts";
import { remarkOnComposition } from "./remark-on-composition.ts";
import { remarkOnKitchen } from "./remark-on-kitchen.ts";
import { remarkOnPrice } from "./remark-on-price.ts";
import { remarkOnRules } from "./remark-on-rules.ts";
import { remarkOnSafety } from "./remark-on-safety.ts";
import { remarkOnServing } from "./remark-on-serving.ts";
import { remarkOnTime } from "./remark-on-time.ts";

/** A usual portion that misses a bound by less is only a matter of a smaller or larger one. */
const slack = 0.15;

/** What the filters say of a candidate: why it is out, and what may be wrong with it. */
export type Filtered = {
  /** "contains peanut: not with a peanut allergy"; null where nothing rules it out. */
  readonly excludedFor: string | null;
  /** Whether all that rules it out is what the usual recipe holds and the cook may leave out. */
  readonly isAdaptable: boolean;
  /** What speaks for another option wherever one is free of it. */
  readonly boundedFor: readonly string[];
  readonly doubts: readonly string[];
  /** Whether one of the doubts is about an allergy or a condition. */
  readonly isRisky: boolean;
  /** Whether it is not known to be free of what somebody is allergic to. */
  readonly isUnsure: boolean;
  /** How the option as a whole stands to diets and conditions. */
  readonly judgements: readonly RuleJudgement[];
};

type SafetyOf = Pick<Question, "rules" | "said" | "context" | "text">;

const noSafety: SafetyOf = { rules: [], said: new Map(), context: null, text: "" };

const free: Filtered = {
  excludedFor: null,
  isAdaptable: false,
  boundedFor: [],
  doubts: [],
  isRisky: false,
  isUnsure: false,
  judgements: [],
};

/** Applies rules of safety, allergies, diets, conditions, foods to avoid and limits to a candidate. */
export function filterCandidate(candidate: Candidate, needs: Needs, safetyOf: SafetyOf = noSafety): Filtered {
  if (candidate.kind === "thing") return { ...free, excludedFor: "is not a food" };
  const safety = remarkOnSafety(candidate, safetyOf);
  if (candidate.kind === "nothing") {
    return { ...free, excludedFor: safety.against.map(({ text }) => text).join("; ") || null };
  }
  const { remarks: ofRules, judgements } = remarkOnRules(needs, candidate, (kind) =>
    isKindCleared(kind, candidate, safetyOf.rules),
  );
  const facts = [...candidate.foods, candidate.whole];
  const isUnsafe = safety.against.some(({ grade }) => grade !== "doubt");
  const ofWords = remarkOnWords(needs, facts);
  const remarks = [
    ...remarkOnComposition(candidate, { ...safetyOf, needs }),
    ...ofWords,
    ...safety.against,
    // A rule of safety gives the reason and its source; the condition's own would repeat it.
    ...(isUnsafe ? ofRules.filter(({ isSafety }) => !isSafety) : ofRules),
    ...remarkOnLimits(needs, candidate),
    ...remarkOnPrice(candidate, safetyOf),
    ...remarkOnTime(candidate, safetyOf),
    ...remarkOnKitchen(candidate, safetyOf),
    ...remarkOnServing(candidate, safetyOf),
  ];
  const against = remarks.filter(({ grade }) => grade !== "doubt");
  const stated = (list: typeof remarks) => [...new Set(list.map(({ text }) => text))];
  return {
    excludedFor: against.length === 0 ? null : stated(against).join("; "),
    isAdaptable: against.every(
      ({ grade, isSafety }) => grade === "minor" || (grade === "usual" && !isSafety),
    ),
    boundedFor: safety.bounded,
    doubts: stated(remarks.filter(({ grade }) => grade === "doubt")),
    isRisky: remarks.some(({ grade, isSafety }) => grade === "doubt" && isSafety),
    isUnsure: ofWords.some(({ grade, isSafety }) => grade === "doubt" && isSafety),
    judgements,
  };
}

/** "Baked camembert": the rule of safety about a kind says how it is safe. */
function isKindCleared(kind: string, { label, words }: Candidate, rules: Question["rules"]): boolean {
  const about = rules.filter(({ rule }) => rule.foods?.kinds.includes(kind));
  return about.length > 0 && about.every((holding) => isClearedBy(holding, `${label}, ${words}`));
}

/** The bounds on compounds that a portion of a candidate misses. */
function remarkOnLimits({ limits }: Needs, { whole, portionGrams, isAmountStated }: Candidate): Remark[] {
  return limits.flatMap(({ compoundId, operator, threshold, unit }): Remark[] => {
    const amount = amountOfPortion(whole.amounts, compoundId, portionGrams);
    const what = nameCompound(compoundId);
    if (amount === null)
      return [{ grade: "doubt", isSafety: false, text: `has an unknown amount of ${what}` }];
    const isOver = operator.startsWith("<") && amount.value > threshold;
    const isUnder = operator.startsWith(">") && amount.value < threshold;
    if (!isOver && !isUnder) return [];
    const miss = Math.abs(amount.value - threshold) / threshold;
    const stated = `has ${formatAmount(amount.value, compoundId)} of ${what} a portion`;
    return [
      {
        grade: isAmountStated || miss > slack ? "sure" : "usual",
        isSafety: false,
        text: `${stated}, ${isOver ? "over" : "under"} ${threshold} ${unit}`,
      },
    ];
  });
}
