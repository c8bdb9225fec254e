export { addSafety } from "./plans/add-safety.ts";
export { type PlanSafety, readPlanSafety } from "./plans/read-plan-safety.ts";
export { findPast } from "./reading/find-past.ts";
export { readSituation } from "./reading/read-situation.ts";
export { requireSafeRequest } from "./require-safe-request.ts";
export {
  isClearedBy,
  isListed,
  type JudgedOption,
  judgeOption,
  type SafetyFinding,
} from "./rules/judge-option.ts";
export { findRefusal, type HoldingRule, listPreferred, listRules, type Refusal } from "./rules/list-rules.ts";
export { rulesByTheme, safetyRules } from "./rules/rule-table.ts";
export type { SafetyEffect, SafetyRule, SafetySource } from "./rules/safety-rule.ts";
export type { Person, Situation, Subject } from "./situation.ts";
export { topics } from "./topics/topic-table.ts";
