import type { DietName } from "../../../../shared/domain/constraints/mod.ts";
import {
  checkCondition,
  checkDiet,
  conditionRules,
  dietRules,
  type Needs,
  type RuleJudgement,
} from "../../../../shared/domain/constraints/mod.ts";
import { type FoodFacts, findKind } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import { gradeIngredient } from "./grade-ingredient.ts";
import { pickFirmest, type Remark } from "./remark.ts";

/** Diets that only wish for more or less of something: their bounds rank, they do not rule out. */
const wishes: ReadonlySet<DietName> = new Set([
  "high_protein",
  "high_fibre",
  "low_fat",
  "low_sodium",
  "low_sugar",
  "low_calorie",
  "mediterranean",
  "dash",
]);

type Rule = {
  /** When it holds: "on the vegan diet". */
  readonly setting: string;
  /** Kinds that a condition leaves out; empty for diets, whose names say them. */
  readonly excludes: readonly string[];
  /** Whether its bounds rule out, or only rank. */
  readonly isBinding: boolean;
  readonly isSafety: boolean;
  readonly judge: (food: FoodFacts, grams: number) => RuleJudgement;
};

/** A remark with the kind of food that a condition leaves out. */
type KindRemark = Remark & { readonly kind: string | undefined };

/** What diets and conditions speak against a candidate, and how it stands to them as a whole. */
export function remarkOnRules(
  needs: Needs,
  { foods, whole, portionGrams }: Candidate,
  isCleared: (kind: string) => boolean = () => false,
): { remarks: Remark[]; judgements: RuleJudgement[] } {
  const judged = listRules(needs).map((rule) => {
    const ofWhole = rule.judge(whole, portionGrams);
    // A food within a dish is judged by what it is; amounts are judged for the whole portion.
    const ofFoods = foods.flatMap((food) => {
      const judgement = rule.judge(food, portionGrams);
      return judgement.ingredient === null ? [] : [describeJudgement(rule, food, judgement)];
    });
    const remarks = [...ofFoods, describeJudgement(rule, whole, ofWhole)]
      .flat()
      .filter(({ kind }) => kind === undefined || !isCleared(kind));
    return { judgement: ofWhole, remarks: pickFirmest(remarks) };
  });
  return {
    remarks: judged.flatMap(({ remarks }) => remarks),
    judgements: judged.map(({ judgement }) => judgement),
  };
}

function listRules({ diets, conditions, gender }: Needs): Rule[] {
  const ofDiets = diets.map(
    (diet): Rule => ({
      setting: `on the ${dietRules[diet].label} diet`,
      excludes: [],
      isBinding: isStatedDiet(diet),
      isSafety: false,
      judge: (food, grams) => checkDiet(diet, food, grams),
    }),
  );
  const ofConditions = conditions.map(
    (condition): Rule => ({
      setting: `with ${conditionRules[condition].label}`,
      excludes: conditionRules[condition].excludes,
      isBinding: true,
      isSafety: true,
      judge: (food, grams) => checkCondition(condition, food, grams, { gender }),
    }),
  );
  return [...ofDiets, ...ofConditions];
}

function describeJudgement(
  { setting, excludes, isBinding, isSafety }: Rule,
  food: FoodFacts,
  { verdict, reason, ingredient }: RuleJudgement,
): KindRemark[] {
  if (verdict === "allowed" || reason === null) return [];
  const isWish = ingredient === null && !isBinding;
  const grade = verdict === "unknown" || isWish ? "doubt" : gradeIngredient(ingredient, food);
  if (isWish && verdict === "excluded") return [];
  const kind = ingredient === null ? undefined : findExcluded(food, excludes);
  const kindNote = kind === undefined ? "" : ` (no ${kind.replaceAll("_", " ")})`;
  return [
    {
      grade,
      isSafety,
      kind,
      text: `${reason}${grade === "doubt" ? ", which matters" : ": not"} ${setting}${kindNote}`,
    },
  ];
}

/** The kind that a condition leaves out and a food is surest of. */
function findExcluded(food: FoodFacts, excludes: readonly string[]): string | undefined {
  const shown = excludes.filter((kind) => findKind(food, kind) !== null);
  return shown.find((kind) => findKind(food, kind)?.certainty === "contains") ?? shown[0];
}

/** Whether the bounds of a diet rule a food out. */
function isStatedDiet(diet: DietName): boolean {
  return !wishes.has(diet);
}
