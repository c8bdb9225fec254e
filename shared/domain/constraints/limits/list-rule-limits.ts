import { conditionNotice } from "../check-condition.ts";
import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";
import { designRuleOf, labelOf, limitsOfRule, orderRules, type SexedLimit } from "./design-rules.ts";
import { needsGender } from "./needs-gender.ts";
import type { RuleLimit } from "./rule-limit.ts";
import { type SettledLimits, settleLimits } from "./settle-limits.ts";

/** Whom dishes are made for. */
type RuledEater = {
  readonly diets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
  /** Of bounds that differ by sex the stricter holds where it is null. */
  readonly gender: "male" | "female" | null;
};

/**
 * The bounds of diets and conditions for dishes that are designed or edited. Of several the stricter stays; of opposite
 * ones that cannot both hold the one that safety puts first. Notices are what the answer has to tell.
 */
export function listRuleLimits({ diets, conditions, gender }: RuledEater): SettledLimits {
  const rules = orderRules({ diets, conditions });
  const settled = settleLimits(
    rules.flatMap((rule) => {
      const limits = limitsOfRule(rule);
      return limits.filter((limit) => concerns(limit, gender, limits)).map(withoutGender);
    }),
  );
  const stated = rules.flatMap((rule) => {
    const notice = designRuleOf(rule)?.notice ?? null;
    return notice === null ? [] : [`${labelOf(rule)}: ${notice}`];
  });
  const care = conditions.length > 0 ? [conditionNotice] : [];
  const unsexed = gender === null ? needsGender(conditions).map(describeUnsexed) : [];
  return { ...settled, notices: [...care, ...stated, ...unsexed, ...settled.notices] };
}

function describeUnsexed(label: string): string {
  return `${label}: the bounds depend on the sex, which the request does not state; the stricter ones are kept`;
}

function concerns(limit: SexedLimit, gender: RuledEater["gender"], all: readonly SexedLimit[]): boolean {
  if (limit.gender === null || limit.gender === gender) return true;
  return gender === null && all.every((other) => isAsStrict(limit, other));
}

function isAsStrict(limit: SexedLimit, other: SexedLimit): boolean {
  if (other.gender === null || other.compoundId !== limit.compoundId) return true;
  return (["portion", "day"] as const).every((place) => {
    const [own, rival] = [limit[place], other[place]];
    if (own === null || rival === null) return true;
    return own.operator === "<=" ? own.limit <= rival.limit : own.limit >= rival.limit;
  });
}

function withoutGender({ gender: _, ...limit }: SexedLimit): RuleLimit {
  return limit;
}
