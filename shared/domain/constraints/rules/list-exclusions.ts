import type { Finding, FoodFacts } from "../../nutrition/mod.ts";
import { allergens } from "../allergens.ts";
import { avoidedKinds } from "../check-avoided.ts";
import { checkAvoidedWithin } from "../check-avoided-within.ts";
import { conditionRules } from "../check-condition.ts";
import { dietRules } from "../check-diet.ts";
import type { ConditionName } from "../condition-name.ts";
import type { DietName } from "../diet-name.ts";
import { findAllergen } from "../find-allergens.ts";
import { judgeRules } from "../judge-rules.ts";
import { followedDiets, listRuleExclusions } from "../limits/list-rule-exclusions.ts";
import type { RuleSet } from "../rule-set.ts";
import relied from "./data/relied-kinds.json" with { type: "json" };
import type { StatedRules } from "./stated-rules.ts";

/** What breaks a rule in a dish: words that follow its name, and whether they are more than a doubt. */
type Breach = { words: string; isSure: boolean };

/** Something that no dish may have. */
type Exclusion = {
  /** Begins with the request field that it comes from: "diet: vegan". */
  name: string;
  description: string;
  /** The words of a food that is not wanted; null for other rules. */
  avoids: string | null;
  /** Null where nothing breaks it. */
  findBreach: (facts: FoodFacts, portionGrams: number) => Breach | null;
};

/** What the rules leave out, whatever the amounts: one exclusion for each rule that has any. */
export function listExclusions({
  diets,
  conditions,
  allergens: stated,
  avoided,
  health,
}: StatedRules): Exclusion[] {
  return [
    ...diets.flatMap(({ field, rule }) => excludeByDiet(field, rule)),
    ...conditions.flatMap(({ field, rule }) => excludeByCondition(field, rule)),
    ...stated.map(({ field, rule }): Exclusion => {
      const { label } = allergens[rule];
      return {
        name: `${field}: no ${label}`,
        description: `nothing with ${label}`,
        avoids: null,
        findBreach: rememberFacts((facts) => describe(findAllergen(rule, facts))),
      };
    }),
    ...health.map(({ field, rule: { label, findTerm } }): Exclusion => {
      return {
        name: `${field}: safe ${label}`,
        description: `no food that is unsafe ${label}`,
        avoids: null,
        findBreach: (facts, portionGrams) => {
          const term = findTerm(facts, portionGrams);
          return term === null ? null : { words: `contains ${term}`, isSure: true };
        },
      };
    }),
    ...avoided.map(
      ({ field, rule }): Exclusion => ({
        name: `${field}: no ${rule}`,
        description: `nothing with ${rule}`,
        avoids: rule,
        findBreach: rememberFacts((facts) => {
          // Who does not like a food does not mind what some makes hold, but the words for it may tell of an allergy.
          const breach = describe(checkAvoidedWithin(rule, facts));
          return breach?.isSure || isRelied(rule) ? breach : null;
        }),
      }),
    ),
  ];
}

/** Kinds that someone may have to keep to: those of allergens, and what religions leave out. */
const reliedKinds = new Set([...Object.values(allergens).flatMap(({ kinds }) => kinds), ...relied.kinds]);

function isRelied(words: string): boolean {
  return avoidedKinds(words).some((kind) => reliedKinds.has(kind));
}

function excludeByDiet(field: string, diet: DietName): Exclusion[] {
  return excludeByRules(field, dietRules[diet], { diets: [diet], conditions: [] });
}

function excludeByCondition(field: string, condition: ConditionName): Exclusion[] {
  const followed = followedDiets({ diets: [], conditions: [condition] });
  return [
    ...excludeByRules(field, conditionRules[condition], { diets: [], conditions: [condition] }),
    ...followed.flatMap((diet) => excludeByDiet(field, diet)),
  ];
}

/** Doubtful foods are out too: whoever keeps to a rule relies on it. */
function excludeByRules(
  field: string,
  ofRule: RuleSet,
  eater: { diets: DietName[]; conditions: ConditionName[] },
): Exclusion[] {
  const rules = { ...ofRule, excludes: listRuleExclusions(eater).map(({ kind }) => kind) };
  const { label, excludes, neverTogether, limits = [] } = rules;
  if (excludes.length + neverTogether.length + limits.length === 0) return [];
  const kindsAlone: RuleSet = { ...rules, targets: [] };
  const findBreach: Exclusion["findBreach"] = (facts, portionGrams) => {
    const { verdict, reason } = judgeRules(kindsAlone, facts, portionGrams);
    return verdict === "allowed"
      ? null
      : { words: reason ?? "is unsuitable", isSure: verdict === "excluded" };
  };
  const isAmountFree = limits.length === 0;
  return [
    {
      name: `${field}: ${label}`,
      description: `only foods that suit: ${label}`,
      avoids: null,
      findBreach: isAmountFree ? rememberFacts((facts) => findBreach(facts, 0)) : findBreach,
    },
  ];
}

/** The same dish is judged in many portions. */
function rememberFacts(find: (facts: FoodFacts) => Breach | null): (facts: FoodFacts) => Breach | null {
  const known = new WeakMap<FoodFacts, Breach | null>();
  return (facts) => {
    const before = known.get(facts);
    if (before !== undefined) return before;
    const found = find(facts);
    known.set(facts, found);
    return found;
  };
}

function describe(finding: Finding | null): Breach | null {
  if (!finding) return null;
  const isSure = finding.certainty === "contains";
  return { words: `${isSure ? "contains" : "may contain"} ${finding.ingredient ?? finding.term}`, isSure };
}
