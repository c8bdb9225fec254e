import {
  allergens,
  checkAvoided,
  findAllergen,
  type Needs,
} from "../../../../shared/domain/constraints/mod.ts";
import type { Finding, FoodFacts } from "../../../../shared/domain/nutrition/mod.ts";
import { type Grade, gradeIngredient } from "./grade-ingredient.ts";

/** What speaks against a candidate; `isSafety` where health is at stake, so that what is usual is enough. */
export type Remark = {
  readonly grade: Grade;
  readonly isSafety: boolean;
  /** Follows the option's name: "contains egg: not with an egg allergy". */
  readonly text: string;
};

const order: readonly Grade[] = ["sure", "usual", "minor", "doubt"];

/** The firmest of remarks, the first of equals. */
export function pickFirmest(remarks: readonly Remark[]): Remark[] {
  const [grade] = order.filter((one) => remarks.some((remark) => remark.grade === one));
  return remarks.filter((remark) => remark.grade === grade).slice(0, 1);
}

/** What of the foods the allergies and the foods to avoid speak against. */
export function remarkOnWords({ allergies, avoided }: Needs, facts: readonly FoodFacts[]): Remark[] {
  const ofAllergies = allergies.flatMap((allergen) => {
    const breach = `not with ${allergens[allergen].allergy}`;
    return describeFindings(breach, facts, (food) => findAllergen(allergen, food)).map((remark) => ({
      ...remark,
      isSafety: true,
    }));
  });
  const ofAvoided = avoided.flatMap(({ text }) =>
    describeFindings(`asked for without ${text}`, facts, (food) => checkAvoided(text, food)),
  );
  return [...ofAllergies, ...ofAvoided];
}

function describeFindings(
  breach: string,
  facts: readonly FoodFacts[],
  find: (food: FoodFacts) => Finding | null,
): Remark[] {
  const remarks = facts.flatMap((food): Remark[] => {
    const finding = find(food);
    if (finding === null) return [];
    const { certainty, ingredient, term } = finding;
    const grade = certainty === "contains" ? gradeIngredient(ingredient, food) : "doubt";
    const shown = ingredient === null ? term : `${term} (${ingredient})`;
    const verb = grade === "doubt" ? "may contain" : "contains";
    return [{ grade, isSafety: false, text: `${verb} ${shown}: ${breach}` }];
  });
  return pickFirmest(remarks);
}
