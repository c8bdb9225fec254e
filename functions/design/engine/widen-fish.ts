import type { StatedNeeds, StatedRules } from "../../../shared/domain/constraints/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import data from "./data/defaults.json" with { type: "json" };

const shellfish = new Set(data.shellfish.flatMap(splitTerms));

/** Who wants no fish is not served prawns either, unless the words name shellfish themselves. */
export function widenFish(rules: StatedRules, { text, preferences }: StatedNeeds): StatedRules {
  const noFish = rules.avoided.find(({ field, rule }) => field === "request_text" && /^fish$/i.test(rule));
  const named = [text, ...preferences].flatMap(({ wanted, avoided }) => [...wanted, ...avoided]);
  const isNamed = named.some((food) => splitTerms(food.text).some((term) => shellfish.has(term)));
  if (noFish === undefined || isNamed) return rules;
  return { ...rules, avoided: [...rules.avoided, { field: noFish.field, rule: "shellfish" }] };
}
