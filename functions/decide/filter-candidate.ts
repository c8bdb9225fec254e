import { checkAvoided } from "../../shared/nutrition/check-avoided.ts";
import { checkCondition, conditionRules } from "../../shared/nutrition/check-condition.ts";
import { checkDiet } from "../../shared/nutrition/check-diet.ts";
import { allergens, findAllergen } from "../../shared/nutrition/find-allergens.ts";
import type { Finding } from "../../shared/nutrition/finding.ts";
import type { FoodFacts } from "../../shared/nutrition/food-facts.ts";
import type { RuleJudgement } from "../../shared/nutrition/judge-rules.ts";
import type { NamedLimit, Needs } from "../../shared/nutrition/needs/needs.ts";
import { amountOfPortion } from "../../shared/nutrition/nutrient-amounts.ts";
import type { Candidate } from "./candidate.ts";
import { formatAmount, nameCompound } from "./format-amount.ts";
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

/** Applies allergies, diets, conditions, foods to avoid and limits to a candidate, in this order. */
export function filterCandidate(candidate: Candidate, needs: Needs): Filtered {
  if (candidate.kind === "thing") return { excludedFor: "is not a food", doubts: [], judgements: [] };
  const facts = [...candidate.foods, candidate.whole];
  const eater = { gender: needs.gender };
  const grams = candidate.portionGrams;
  const ofDiets = needs.diets.map((diet) => ({
    name: `the ${diet.replaceAll("_", "-")} diet`,
    isBinding: isStatedDiet(diet),
    judge: (food: FoodFacts) => checkDiet(diet, food, grams),
  }));
  const ofConditions = needs.conditions.map((condition) => ({
    name: conditionRules[condition].label,
    isBinding: true,
    judge: (food: FoodFacts) => checkCondition(condition, food, grams, eater),
  }));
  const rules = [...ofDiets, ...ofConditions];
  const whole = rules.map(({ judge }) => judge(candidate.whole));
  const remarks = [
    ...needs.allergies.flatMap((allergen) =>
      tellFinding(`${allergens[allergen].label} allergy`, facts, (food) => findAllergen(allergen, food)),
    ),
    ...rules.flatMap(({ name, isBinding, judge }, index) =>
      tellRule(name, isBinding, [...candidate.foods.map(judge).map(withoutBounds), whole[index]]),
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

function tellFinding(
  need: string,
  facts: readonly FoodFacts[],
  find: (food: FoodFacts) => Finding | null,
): Remark[] {
  const findings = facts.map(find).filter((finding) => finding !== null);
  const found = findings.find(({ certainty }) => certainty === "contains") ?? findings[0];
  if (found === undefined) return [];
  const isSure = found.certainty === "contains";
  const shown = found.ingredient === null ? found.term : `${found.term} (${found.ingredient})`;
  return [{ isSure, text: `${isSure ? "contains" : "may contain"} ${shown}: ${need}` }];
}

/** A food within a dish is judged by what it is, not by amounts: those are judged for the whole portion. */
function withoutBounds(judgement: RuleJudgement): RuleJudgement | undefined {
  return judgement.ingredient === null ? undefined : judgement;
}

function tellRule(
  name: string,
  isBinding: boolean,
  judgements: readonly (RuleJudgement | undefined)[],
): Remark[] {
  const telling = judgements.filter(
    (judgement) => judgement !== undefined && judgement.verdict !== "allowed",
  );
  const found = telling.find((judgement) => judgement?.verdict === "excluded") ?? telling[0];
  if (found === undefined || found.reason === null) return [];
  const isSure = found.verdict === "excluded" && (isBinding || found.ingredient !== null);
  return [{ isSure, text: `${found.reason}: ${name}` }];
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
