import type { ConditionName } from "./condition-name.ts";
import data from "./data/conditions.json" with { type: "json" };
import { listNames, lookUpName } from "./name-lookup.ts";

const names = listNames<ConditionName>(data.conditions);

/** The conditions that rules are known for, as request fields name them. */
export const conditionNames = Object.keys(data.conditions) as readonly ConditionName[];

/** The condition that a request field means ("Type-2 Diabetes", "celiac"); null for an unknown one. */
export function findCondition(name: string): ConditionName | null {
  return lookUpName(names, name);
}
