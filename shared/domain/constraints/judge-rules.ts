import { type Finding, type FoodFacts, findKind, type NutrientTarget } from "../nutrition/mod.ts";
import { type Assessment, assessTarget } from "./assess-target.ts";
import { judgeLimit } from "./judge-limit.ts";
import type { RuleSet } from "./rule-set.ts";
import type { Judgement } from "./verdict.ts";

type KindFinding = Finding & {
  readonly kind: string;
};

export type RuleJudgement = Judgement & {
  readonly assessments: readonly Assessment[];
  readonly discouraged: readonly KindFinding[];
  readonly encouraged: readonly KindFinding[];
};

/** Who eats: of bounds that differ by sex the stricter holds where it is not known. */
export type Eater = {
  readonly gender: "male" | "female" | null;
};

const allowed: Judgement = { verdict: "allowed", reason: null, ingredient: null };

/** Judges a portion by exclusions first, then by hard bounds; the rest is stated as assessments. */
export function judgeRules(
  rules: RuleSet,
  facts: FoodFacts,
  portionGrams: number,
  { gender }: Eater = { gender: null },
): RuleJudgement {
  const targets = rules.targets.filter((target) => concerns(target, gender, rules.targets));
  const assessments = targets.map((target) => assessTarget(target, facts, portionGrams));
  const judgements = [
    judgeExclusions(rules, facts),
    ...(rules.limits ?? []).map((limit) => judgeLimit(limit, facts, portionGrams)),
    ...assessments.map((found) => judgeBound(found, facts)),
  ];
  const judgement =
    judgements.find(({ verdict }) => verdict === "excluded") ??
    judgements.find(({ verdict }) => verdict === "unknown") ??
    allowed;
  return {
    ...judgement,
    assessments,
    discouraged: listKinds(rules.discourages, facts),
    encouraged: listKinds(rules.encourages, facts),
  };
}

function concerns(target: NutrientTarget, gender: Eater["gender"], all: readonly NutrientTarget[]): boolean {
  if (target.gender === null || target.gender === gender) return true;
  if (gender !== null) return false;
  const rivals = all.filter((one) => one.compoundId === target.compoundId && one.basis === target.basis);
  return rivals.every(({ min, max }) => {
    return (
      (min ?? 0) <= (target.min ?? 0) &&
      (max ?? Number.POSITIVE_INFINITY) >= (target.max ?? Number.POSITIVE_INFINITY)
    );
  });
}

function judgeBound({ target, measured, excess, limit }: Assessment, facts: FoodFacts): Judgement {
  if (!target.isHard) return allowed;
  if (measured === null || excess === null) return judgeUnmeasured(target, facts);
  if (excess.value <= 0) return allowed;
  const side = target.max === null ? "under" : "over";
  const stated = `has ${round(measured.value)} ${target.unit} of ${target.what}`;
  const reason = `${stated}, ${side} ${round(limit)} ${target.unit}`.replaceAll(
    "% of energy of",
    "% of energy from",
  );
  return { verdict: "excluded", reason, ingredient: null };
}

/** Without a figure the kind of food that carries the compound decides. */
function judgeUnmeasured(target: NutrientTarget, facts: FoodFacts): Judgement {
  const carrier = target.carrier === null ? null : findKind(facts, target.carrier);
  if (carrier?.certainty === "contains") {
    const reason = `contains ${carrier.term}, a source of ${target.what}`;
    return { verdict: "excluded", reason, ingredient: carrier.ingredient ?? carrier.term };
  }
  return {
    verdict: "unknown",
    reason: `has an unknown amount of ${target.what}`,
    ingredient: null,
  };
}

function listKinds(kinds: readonly string[], facts: FoodFacts): KindFinding[] {
  return kinds.flatMap((kind) => {
    const finding = findKind(facts, kind);
    return finding?.certainty === "contains" ? [{ ...finding, kind }] : [];
  });
}

function round(figure: number): number {
  return figure >= 100 ? Math.round(figure) : Math.round(figure * 10) / 10;
}

/** Whether a food is or holds a kind of food that the rules leave out, or kinds they never put together. */
function judgeExclusions(rules: RuleSet, facts: FoodFacts): Judgement {
  const findings = rules.excludes.map((kind) => findKind(facts, kind)).filter((finding) => finding !== null);
  const sure = findings.find(({ certainty }) => certainty === "contains");
  if (sure !== undefined) return judgement("excluded", `contains ${sure.term}`, sure);
  for (const kinds of rules.neverTogether) {
    const together = kinds.map((kind) => findKind(facts, kind)).filter((finding) => finding !== null);
    const [first, second] = together.filter(({ certainty }) => certainty === "contains");
    if (first !== undefined && second !== undefined) {
      const both = [...new Set([first.term, second.term])].join(" together with ");
      return judgement("excluded", `contains ${both}`, first);
    }
  }
  const [possible] = findings;
  if (possible !== undefined)
    return judgement("unknown", `may be unsuitable for its ${possible.term}`, possible);
  return { verdict: "allowed", reason: null, ingredient: null };
}

function judgement(
  verdict: "excluded" | "unknown",
  reason: string,
  { ingredient, term }: Finding,
): Judgement {
  const stated = ingredient === null ? reason : `${reason} (${ingredient})`;
  return { verdict, reason: stated, ingredient: ingredient ?? term };
}
