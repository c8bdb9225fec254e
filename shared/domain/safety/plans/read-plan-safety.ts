import type { Span } from "../../../language/mod.ts";
import {
  type ConditionName,
  conditionNames,
  type HealthRule,
  type WordFields,
} from "../../constraints/mod.ts";
import { readSituation } from "../reading/read-situation.ts";
import { type HoldingRule, listPreferred, listRules } from "../rules/list-rules.ts";
import type { Preference } from "../rules/safety-rule.ts";
import { expandTopics, topics as topicTable } from "../topics/topic-table.ts";
import { findPlanRefusal } from "./find-plan-refusal.ts";
import { toHealthRule } from "./health-rule.ts";

/** What the health of those who will eat says of dishes that are planned or changed for them. */
export type PlanSafety = {
  /** The sentence of care where no dish may be planned; null otherwise. */
  readonly refusal: string | null;
  readonly conditions: readonly ConditionName[];
  /** What no dish may hold, one rule for each thing that is known of them. */
  readonly health: readonly HealthRule[];
  /** Of what less or more is safer. */
  readonly preferred: readonly Preference[];
  /** What has to be said beside a dish: "lithium: …". */
  readonly notices: readonly string[];
  /** Where the text says what was used. */
  readonly spans: readonly Span[];
};

/** Reads who will eat from the text and the entries of a request for dishes, and what holds for them. */
export function readPlanSafety(
  text: string,
  { preferences = [], restrictions = [] }: WordFields = {},
): PlanSafety {
  const said = [text, ...preferences, ...restrictions].join("\n");
  const { topics, medicines, placed } = readSituation(said);
  const rules = listRules({ topics, medicines }).filter(({ rule }) => rule.who.length > 0);
  const conditions = conditionNames.filter((name) => topics.has(name));
  const ruled = new Set([...conditions, ...rules.flatMap(({ rule }) => rule.who)]);
  const leftOut = rules.filter(({ rule }) => rule.inPlans === "left_out" && !isCovered(rule, topics));
  const withNotice = rules.filter(({ rule }) => rule.inPlans === "notice");
  return {
    refusal: findPlanRefusal(rules),
    conditions,
    health: [...Map.groupBy(leftOut, ({ setting }) => setting)].map(([label, ofLabel]) =>
      toHealthRule(label, ofLabel),
    ),
    preferred: listPreferred(rules),
    notices: withNotice.map(({ rule, setting }) => `${setting}: ${rule.says}`),
    spans: placed
      .filter(({ topic, span }) => ruled.has(topic) && span.end <= text.length)
      .filter(({ topic }) => !topicTable.get(topic)?.isAmountStated)
      .map(({ span }) => span),
  };
}

/** Whether a condition has bounds of its own for what a rule only wants to be kept low. */
function isCovered({ effect, bound, who }: HoldingRule["rule"], shown: ReadonlySet<string>): boolean {
  if (effect !== "bounded" || bound !== null) return false;
  const implied = expandTopics(who.filter((id) => shown.has(id)));
  return conditionNames.some((name) => implied.has(name));
}
