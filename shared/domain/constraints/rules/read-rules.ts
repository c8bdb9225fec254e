import type { AllergenName } from "../allergen-name.ts";
import type { DietName } from "../diet-name.ts";
import { findCondition } from "../find-condition.ts";
import { findDiet } from "../find-diet.ts";
import type { DishNeeds } from "../needs/wishes/read-dish-needs.ts";
import { readPreference } from "../needs/wishes/read-preference.ts";
import { resolveAvoided } from "../resolve-avoided.ts";
import data from "./data/diet-families.json" with { type: "json" };
import type { HealthRule } from "./health-rule.ts";
import type { StatedNeeds } from "./read-stated-needs.ts";
import type { Stated, StatedRules } from "./stated-rules.ts";

/** The fields of a request that name rules. */
export type RuleFields = {
  diet?: readonly string[] | undefined;
  condition?: readonly string[] | undefined;
  avoided_foods?: readonly string[] | undefined;
  request_text?: string | undefined;
  preferences?: readonly string[] | undefined;
  restrictions?: readonly string[] | undefined;
};

type Source = { field: string; needs: DishNeeds };

/** What nothing may hold. A diet of a field replaces one of the words that is about the same question. */
export function readRules(
  request: RuleFields,
  stated: StatedNeeds,
  health: readonly HealthRule[],
): StatedRules {
  const entries = [...listEntries("restrictions", stated), ...listEntries("preferences", stated)];
  const sources: Source[] = [...entries, { field: "request_text", needs: stated.text }];
  const ofField = (request.diet ?? []).flatMap((name) => stateRule("diet", findDiet(name)));
  const ofWords = sources.flatMap(({ field, needs }) => needs.diets.map((rule) => ({ field, rule })));
  const conditions = (request.condition ?? []).flatMap((name) => stateRule("condition", findCondition(name)));
  return {
    diets: keepFirst([...ofField, ...ofWords.filter(({ rule }) => !isReplaced(rule, ofField))]),
    conditions: keepFirst([...conditions, ...gather(sources, ({ conditions }) => conditions)]),
    allergens: keepFirst([
      ...(request.condition ?? []).flatMap(listAllergies),
      ...gather(sources, ({ allergies }) => allergies),
    ]),
    avoided: keepFirst([
      ...(request.avoided_foods ?? []).flatMap((words) => tellAvoided("avoided_foods", words)),
      ...sources.flatMap(({ field, needs }) => needs.avoided.flatMap(({ text }) => tellAvoided(field, text))),
      ...listStrictAims(request),
    ]),
    health: health.map((rule) => ({ field: "request_text", rule })),
  };
}

/** By the English names of the foods; words that name none stand as they are. */
function tellAvoided(field: string, words: string): Stated<string>[] {
  return (resolveAvoided(words) ?? [words]).map((rule) => ({ field, rule }));
}

function listEntries(field: "preferences" | "restrictions", stated: StatedNeeds): Source[] {
  return stated[field].map((needs) => ({ field, needs }));
}

const strictAims = [
  { pattern: new RegExp(data.noSugar, "i"), rule: "added sugar" },
  { pattern: new RegExp(data.noSalt, "i"), rule: "added salt" },
];

/** "No added sugar" and "no salt" are foods to leave out; "less sugar" is an aim. */
function listStrictAims({ request_text, preferences = [], restrictions = [] }: RuleFields): Stated<string>[] {
  const stated = [
    ...restrictions.map((words) => ({ field: "restrictions", words })),
    ...preferences.map((words) => ({ field: "preferences", words })),
    { field: "request_text", words: request_text ?? "" },
  ];
  return strictAims.flatMap(({ pattern, rule }) =>
    stated.filter(({ words }) => pattern.test(words)).map(({ field }) => ({ field, rule })),
  );
}

/** An allergy that stands among the conditions. */
function listAllergies(condition: string): Stated<AllergenName>[] {
  if (findCondition(condition) !== null) return [];
  const { allergies } = readPreference(condition, "restrictions");
  return allergies.map((rule) => ({ field: "condition", rule }));
}

function gather<Rule>(
  sources: readonly Source[],
  read: (needs: DishNeeds) => readonly Rule[],
): Stated<Rule>[] {
  return sources.flatMap(({ field, needs }) => read(needs).map((rule) => ({ field, rule })));
}

function isReplaced(rule: DietName, ofField: readonly Stated<DietName>[]): boolean {
  const family = data.families.find((names) => names.includes(rule)) ?? [];
  return ofField.some((stated) => family.includes(stated.rule));
}

function stateRule<Rule>(field: string, rule: Rule | null): Stated<Rule>[] {
  return rule === null ? [] : [{ field, rule }];
}

function keepFirst<Rule>(stated: readonly Stated<Rule>[]): Stated<Rule>[] {
  return stated.filter(({ rule }, at) => stated.findIndex((other) => other.rule === rule) === at);
}
