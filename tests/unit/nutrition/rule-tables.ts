import { conditionRules } from "../../../shared/domain/constraints/check-condition.ts";
import { dietRules } from "../../../shared/domain/constraints/check-diet.ts";
import data from "../../../shared/domain/constraints/data/design-limits.json" with { type: "json" };
import { conditionNames } from "../../../shared/domain/constraints/find-condition.ts";
import { dietNames } from "../../../shared/domain/constraints/find-diet.ts";
import {
  limitsOfRule,
  type NamedRule,
  type SexedLimit,
} from "../../../shared/domain/constraints/limits/design-rules.ts";
import { listRuleExclusions } from "../../../shared/domain/constraints/limits/list-rule-exclusions.ts";
import type { LimitBound } from "../../../shared/domain/constraints/limits/rule-limit.ts";

const figures = new Intl.NumberFormat("en");

/** The tables of the page on the rules, as Markdown. */
export function writeRuleTables(): string {
  const diets = dietNames.map((ruleName) => ({ rule: "diet", ruleName }) as const);
  const conditions = conditionNames.map((ruleName) => ({ rule: "condition", ruleName }) as const);
  return [
    "## What diets leave out",
    "",
    ...writeExclusions(diets, (name) => dietRules[name as keyof typeof dietRules].label),
    "",
    "## What conditions leave out",
    "",
    ...writeExclusions(conditions, (name) => conditionRules[name as keyof typeof conditionRules].label),
    "",
    "## Bounds of diets",
    "",
    ...writeLimits(diets),
    "",
    "## Bounds of conditions",
    "",
    ...writeLimits(conditions),
    "",
    "## Precedence",
    "",
    `Conditions: ${data.precedence.conditions.map(words).join(", ")}.`,
    "",
    `Diets after them: ${data.precedence.diets.map(words).join(", ")}.`,
    "",
  ].join("\n");
}

function writeExclusions(rules: readonly NamedRule[], labelOf: (name: string) => string): string[] {
  const rows = rules.flatMap((named) => {
    const kinds = listRuleExclusions(
      named.rule === "diet"
        ? { diets: [named.ruleName], conditions: [] }
        : { diets: [], conditions: [named.ruleName] },
    );
    if (kinds.length === 0) return [];
    const tell = (isForbidden: boolean) =>
      kinds
        .filter((kind) => kind.isForbidden === isForbidden)
        .map(({ kind }) => words(kind))
        .join(", ") || "-";
    return [`| ${labelOf(named.ruleName)} | ${tell(true)} | ${tell(false)} |`];
  });
  return ["| rule | forbidden | made dishes go without as well |", "|---|---|---|", ...rows];
}

function writeLimits(rules: readonly NamedRule[]): string[] {
  const rows = rules.flatMap((named) => limitsOfRule(named).map(writeLimit));
  return ["| rule | of | a portion | a day | unit | | source |", "|---|---|---|---|---|---|---|", ...rows];
}

function writeLimit(limit: SexedLimit): string {
  const { label, what, portion, day, unit, gender, everyMeal, hard, source } = limit;
  const of = gender === null ? what : `${what} (${gender})`;
  const ofPortion = `${tellBound(portion)}${everyMeal ? ", each meal of a plan" : ""}`;
  return `| ${label} | ${of} | ${ofPortion} | ${tellBound(day)} | ${unit} | ${hard ? "hard" : "aim"} | ${source} |`;
}

function tellBound(bound: LimitBound | null): string {
  if (bound === null) return "-";
  return `${bound.operator === "<=" ? "at most" : "at least"} ${figures.format(bound.limit)}`;
}

function words(name: string): string {
  return name.replaceAll("_", " ");
}
