import { agrees, formatAmount } from "./agrees.ts";
import type { Catalogue } from "./catalogue.ts";
import { checkProofs } from "./check-proofs.ts";
import { checkRecipe } from "./check-recipe.ts";
import { createFoodReader } from "./read-foods.ts";
import type { DesignRequest, ShownProof, ShownRecipe } from "./result-shape.ts";

/** What a draft says that it does to a compound of one portion. */
export type ShownChange = {
  compound_identifier_id: number;
  compound_identifier_name: string;
  before: number | null;
  after: number | null;
  change: number | null;
};

/** What of the result of a draft job has figures. */
export type DraftFigures = {
  final_recipe: ShownRecipe | null;
  nutrient_change: ShownChange[];
  verification: ShownProof[];
  citations: { id: number; citation: string }[];
};

/** What is wrong with the figures of a draft: the final recipe, its proofs, and what has changed. */
export function checkDraftResult(
  result: DraftFigures,
  request: Pick<DesignRequest, "compound_filters"> & { steps?: string[] },
  catalogue: Catalogue,
): string[] {
  const { final_recipe: recipe, verification, citations, nutrient_change } = result;
  if (!recipe) return [];
  const citationIds = new Set(citations.map(({ id }) => id));
  const context = { catalogue, citationIds, foodsOf: createFoodReader(catalogue) };
  const needsSteps = (request.steps ?? []).length > 0;
  const isExpected = ({ tier }: { tier: string | null }) => tier !== null;
  return [
    ...checkRecipe(recipe, { ...context, where: "final recipe", isExpected, needsSteps }),
    ...checkProofs({ recipe, verification, citations }, request, context),
    ...nutrient_change.flatMap((change) => checkChange(change, recipe)),
  ];
}

function checkChange({ compound_identifier_id: id, ...shown }: ShownChange, recipe: ShownRecipe): string[] {
  const { before, after, change, compound_identifier_name: name } = shown;
  const row = recipe.nutrition.per_portion.find((one) => one.compound_identifier_id === id);
  const value = row?.measurement_value ?? null;
  const isAfter = after === null || (value !== null && agrees(after, value));
  const difference = before === null || after === null ? null : after - before;
  const rounding = 1e-3 * Math.max(Math.abs(before ?? 0), Math.abs(after ?? 0));
  const isChange =
    change === null ||
    (difference !== null && Math.abs(change - difference) <= Math.min(rounding, 0.01) + 1e-6);
  return [
    ...(isAfter
      ? []
      : [`change of ${name}: after ${formatAmount(after)}, the recipe has ${formatAmount(value)}`]),
    ...(isChange
      ? []
      : [
          `change of ${name}: ${formatAmount(change)} from ${formatAmount(before)} to ${formatAmount(after)}`,
        ]),
  ];
}
