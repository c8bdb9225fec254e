import { conditionRules } from "../check-condition.ts";
import { dietRules } from "../check-diet.ts";
import type { ConditionName } from "../condition-name.ts";
import data from "../data/design-limits.json" with { type: "json" };
import type { DietName } from "../diet-name.ts";
import type { LimitBound, RuleLimit } from "./rule-limit.ts";

/** A diet or a condition by its name. */
export type NamedRule =
  | { readonly rule: "diet"; readonly ruleName: DietName }
  | { readonly rule: "condition"; readonly ruleName: ConditionName };

export type SexedLimit = RuleLimit & {
  readonly gender: string | null;
};

type LimitRow = {
  readonly what: string;
  readonly compoundId: number;
  readonly minusCompoundId: number | null;
  readonly perEnergyFactor: number | null;
  readonly carrier: string | null;
  readonly operator: string;
  readonly portion: number | null;
  readonly day: number | null;
  readonly everyMeal: boolean;
  readonly unit: string;
  readonly gender: string | null;
  readonly hard: boolean;
  readonly weight: number;
  readonly source: string;
};

type DesignRule = {
  readonly sets: readonly string[];
  /** Diets that the condition is treated with. */
  readonly followsDiets: readonly string[];
  /** Kinds of food that a dish made for the rule goes without, beyond those that the rule forbids. */
  readonly excludes: readonly string[];
  readonly notice: string | null;
  readonly limits: readonly LimitRow[];
};

const sets = new Map<string, readonly LimitRow[]>(Object.entries(data.sets));
const rules = new Map<string, DesignRule>([
  ...Object.entries(data.conditions).map(([name, rule]) => [`condition: ${name}`, rule] as const),
  ...Object.entries(data.diets).map(([name, rule]) => [`diet: ${name}`, rule] as const),
]);
const order = [
  ...data.precedence.conditions.map((name) => `condition: ${name}`),
  ...data.precedence.diets.map((name) => `diet: ${name}`),
];

/** The rules of a request, the one that others give way to first. */
export function orderRules({
  diets,
  conditions,
}: {
  readonly diets: readonly DietName[];
  readonly conditions: readonly ConditionName[];
}): NamedRule[] {
  const named: NamedRule[] = [
    ...[...new Set(conditions)].map((ruleName) => ({ rule: "condition", ruleName }) as const),
    ...[...new Set(diets)].map((ruleName) => ({ rule: "diet", ruleName }) as const),
  ];
  return named.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}

/** The limits of one rule, as the data has them. */
export function limitsOfRule(named: NamedRule): SexedLimit[] {
  const rule = rules.get(keyOf(named));
  if (rule === undefined) return [];
  const rows = [...rule.sets.flatMap((name) => sets.get(name) ?? []), ...rule.limits];
  return rows.map((row) => toLimit(named, row));
}

/** What dishes made for a rule go without beyond what it forbids, the diets it follows and what is to be stated. */
export function designRuleOf(named: NamedRule): Omit<DesignRule, "sets" | "limits"> | null {
  return rules.get(keyOf(named)) ?? null;
}

/** The rule in plain words: "DASH", "high blood pressure". */
export function labelOf(named: NamedRule): string {
  return named.rule === "diet" ? dietRules[named.ruleName].label : conditionRules[named.ruleName].label;
}

function keyOf({ rule, ruleName }: NamedRule): string {
  return `${rule}: ${ruleName}`;
}

function toLimit(named: NamedRule, row: LimitRow): SexedLimit {
  const { operator, portion, day, ...rest } = row;
  return {
    rule: named.rule,
    ruleName: named.ruleName,
    label: labelOf(named),
    ...rest,
    portion: toBound(operator, portion),
    day: toBound(operator, day),
  };
}

function toBound(operator: string, limit: number | null): LimitBound | null {
  if (limit === null) return null;
  if (operator === "<=" || operator === ">=") return { operator, limit };
  throw new Error(`Cannot read design limits: unknown operator ${operator}`);
}
