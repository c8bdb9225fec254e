import type { Situation } from "../situation.ts";
import { topics } from "../topics/topic-table.ts";
import { safetyRules } from "./rule-table.ts";
import type { Preference, SafetyRule } from "./safety-rule.ts";

/** A rule that holds for a situation; `setting` says for whom ("on warfarin"), empty where it holds for everyone. */
export type HoldingRule = { readonly rule: SafetyRule; readonly setting: string };

/** Why nothing may be compared: the sentence of care, and whether a professional could make it possible. */
export type Refusal = { readonly effect: "refer" | "refuse"; readonly says: string };

type RuledSituation = Pick<Situation, "topics"> & Partial<Pick<Situation, "medicines">>;

/** The rules that hold for a situation, hazards for everyone among them. */
export function listRules({ topics: found, medicines }: RuledSituation): HoldingRule[] {
  return safetyRules.flatMap((rule) => {
    const first = rule.who.find((id) => found.has(id));
    const isFor = rule.who.length === 0 || first !== undefined;
    const isWith = rule.and.length === 0 || rule.and.some((id) => found.has(id));
    const isApart = !rule.butNot.some((id) => found.has(id));
    return isFor && isWith && isApart ? [{ rule, setting: describeTopic(first ?? "", medicines) }] : [];
  });
}

/** "On a bisphosphonate (alendronate)": a class of medicines with the one that was named. */
function describeTopic(id: string, medicines: Situation["medicines"] = new Map()): string {
  const label = topics.get(id)?.label ?? "";
  const named = medicines.get(id) ?? "";
  return named === "" || label.toLowerCase().includes(named) ? label : `${label} (${named})`;
}

/** The gravest reason to compare nothing; null for none. */
export function findRefusal(rules: readonly HoldingRule[]): Refusal | null {
  for (const effect of ["refuse", "refer"] as const) {
    const found = rules.find(({ rule }) => rule.effect === effect);
    if (found !== undefined) return { effect, says: found.rule.says };
  }
  return null;
}

/** Of what less or more is safer, in the order of the rules: what may harm by its amount goes before what is lacking. */
export function listPreferred(rules: readonly HoldingRule[]): Preference[] {
  const all = rules.flatMap(({ rule }) => rule.prefers ?? []);
  return [
    ...all.filter(({ direction }) => direction === "less"),
    ...all.filter(({ direction }) => direction === "more"),
  ];
}
