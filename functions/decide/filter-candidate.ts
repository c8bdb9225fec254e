import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import { checkCondition, conditionRules } from "../../shared/nutrition/check-condition.ts";
import { checkDiet } from "../../shared/nutrition/check-diet.ts";
import type { ConditionName } from "../../shared/nutrition/condition-name.ts";
import { allergens, findAllergen } from "../../shared/nutrition/find-allergens.ts";
import type { Finding } from "../../shared/nutrition/finding.ts";
import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import type { RuleJudgement } from "../../shared/nutrition/judge-rules.ts";
import type { NamedLimit, Needs } from "../../shared/nutrition/needs/needs.ts";
import { amountOfPortion } from "../../shared/nutrition/nutrient-amounts.ts";
import type { Candidate } from "./candidate.ts";
import { formatAmount, nameCompound } from "./format-amount.ts";
import { isCookingFat } from "./is-cooking-fat.ts";
import { isStatedDiet } from "./stated-diet.ts";

/** What the filters say of a candidate: why it is out, and what may be wrong with it. */
export interface Filtered {
  /** "contains peanut (peanut allergy)"; null where nothing rules it out. */
  readonly excludedFor: string | null;
  readonly doubts: readonly string[];
  /** How the option as a whole stands to diets and conditions. */
  readonly judgements: readonly RuleJudgement[];
}

type Remark = { isSure: boolean; text: string };

interface Rule {
  readonly name: string;
  /** Whether its bounds rule out, or only rank. */
  readonly isBinding: boolean;
  readonly judge: (food: FoodFacts, grams: number) => RuleJudgement;
}

/** Applies allergies, diets, conditions, foods to avoid and limits to a candidate, in this order. */
export function filterCandidate(candidate: Candidate, needs: Needs): Filtered {
  if (candidate.kind === "thing") return { excludedFor: "is not a food", doubts: [], judgements: [] };
  const facts = [...candidate.foods, candidate.whole];
  const grams = candidate.portionGrams;
  const rules = listRules(needs);
  const whole = rules.map(({ judge }) => judge(candidate.whole, grams));
  const remarks = [
    ...needs.allergies.flatMap((allergen) =>
      tellFinding(`${allergens[allergen].label} allergy`, facts, (food) => findAllergen(allergen, food)),
    ),
    ...rules.flatMap((rule, index) =>
      tellRule(rule, [
        ...candidate.foods.map((food) => ({ food, judgement: withoutBounds(rule.judge(food, grams)) })),
        { food: candidate.whole, judgement: whole[index] },
      ]),
    ),
    ...needs.avoided.flatMap(({ text }) =>
      tellFinding(`no ${text}`, facts, (food) => checkAvoided(text, food)),
    ),
    ...needs.limits.flatMap((limit) => tellLimit(limit, candidate)),
  ];
  const sure = remarks.filter(({ isSure }) => isSure).map(({ text }) => text);
  return {
    excludedFor: sure.length === 0 ? null : [...new Set(sure)].join("; "),
    doubts: [...new Set(remarks.filter(({ isSure }) => !isSure).map(({ text }) => text))],
    judgements: whole,
  };
}

function listRules({ diets, conditions, gender }: Needs): Rule[] {
  const ofDiets = diets.map(
    (diet): Rule => ({
      name: `the ${diet.replaceAll("_", "-")} diet`,
      isBinding: isStatedDiet(diet),
      judge: (food, grams) => checkDiet(diet, food, grams),
    }),
  );
  const ofConditions = conditions.map(
    (condition): Rule => ({
      name: nameCondition(condition),
      isBinding: true,
      judge: (food, grams) => checkCondition(condition, food, grams, { gender }),
    }),
  );
  return [...ofDiets, ...ofConditions];
}

/** The condition, and what it leaves out where that is one kind: "coeliac disease (no gluten)". */
function nameCondition(condition: ConditionName): string {
  const { label, excludes } = conditionRules[condition];
  const [kind] = excludes;
  return excludes.length === 1 && kind !== undefined ? `${label} (no ${kind.replaceAll("_", " ")})` : label;
}

function tellFinding(
  need: string,
  facts: readonly FoodFacts[],
  find: (food: FoodFacts) => Finding | null,
): Remark[] {
  const findings = facts.flatMap((food) => {
    const finding = find(food);
    return finding === null
      ? []
      : [{ ...finding, isSure: finding.certainty === "contains" && !isCookingFat(finding.ingredient, food) }];
  });
  const found = findings.find(({ isSure }) => isSure) ?? findings[0];
  if (found === undefined) return [];
  const shown = found.ingredient === null ? found.term : `${found.term} (${found.ingredient})`;
  return [{ isSure: found.isSure, text: `${found.isSure ? "contains" : "may contain"} ${shown}: ${need}` }];
}

/** A food within a dish is judged by what it is, not by amounts: those are judged for the whole portion. */
function withoutBounds(judgement: RuleJudgement): RuleJudgement | undefined {
  return judgement.ingredient === null ? undefined : judgement;
}

function tellRule(
  { name, isBinding }: Rule,
  judged: readonly { food: FoodFacts; judgement: RuleJudgement | undefined }[],
): Remark[] {
  const remarks = judged.flatMap(({ food, judgement }): Remark[] => {
    if (judgement === undefined || judgement.verdict === "allowed" || judgement.reason === null) return [];
    const isNamed = judgement.ingredient !== null;
    const isDoubt = judgement.verdict === "unknown" || isCookingFat(judgement.ingredient, food);
    return [{ isSure: !isDoubt && (isBinding || isNamed), text: `${judgement.reason}: ${name}` }];
  });
  return remarks
    .filter(({ isSure }) => isSure)
    .slice(0, 1)
    .concat(remarks.some(({ isSure }) => isSure) ? [] : remarks.slice(0, 1));
}

function tellLimit(
  { compoundId, operator, threshold, unit }: NamedLimit,
  { whole, portionGrams }: Candidate,
): Remark[] {
  const amount = amountOfPortion(whole.amounts, compoundId, portionGrams);
  const what = nameCompound(compoundId);
  if (amount === null) return [{ isSure: false, text: `the amount of ${what} is not known` }];
  const isOver = operator.startsWith("<") && amount.value > threshold;
  const isUnder = operator.startsWith(">") && amount.value < threshold;
  if (!isOver && !isUnder) return [];
  const told = `${formatAmount(amount.value, compoundId)} of ${what} a portion`;
  return [{ isSure: true, text: `${told}, ${isOver ? "over" : "under"} ${threshold} ${unit}` }];
}
