import type { Evidence, Food } from "./catalogue-model.ts";
import { createPartFinder, dishGrams, type EvidenceReader, isReproduced } from "./recipe-parts.ts";
import { sumRecipe } from "./recipe-sum.ts";
import { createRetentionReader } from "./retention.ts";

/** What recipes are computed with. */
export interface RecipeContext {
  readonly evidenceOf: EvidenceReader;
  /** The compounds that a dish may get. */
  readonly compoundIds: readonly number[];
  readonly databaseId: number;
  readonly retentionId: number;
}

/** Computes what a dish lacks from its ingredients. */
export type RecipeReader = (dish: Food) => Evidence[];

/**
 * Builds the recipe calculation, for dishes whose recipe also gives their published water and energy. A value
 * cites the recipe's database, the table of retention factors where the dish is cooked, and the publications
 * behind the main contributors.
 */
export function createRecipeReader(context: RecipeContext): RecipeReader {
  const { evidenceOf, compoundIds, databaseId, retentionId } = context;
  const readRetention = createRetentionReader();
  const findParts = createPartFinder(evidenceOf);
  return function readRecipe(dish) {
    const own = evidenceOf(dish.id);
    if (!own || !isReproduced(dish, evidenceOf)) return [];
    const isCooked = dish.ingredients.some(({ retentionCode }) => retentionCode !== 0);
    const method = isCooked ? [databaseId, retentionId] : [databaseId];
    return compoundIds.flatMap((compoundId): Evidence[] => {
      if (own.has(compoundId)) return [];
      const parts = findParts(dish, compoundId, ({ retentionCode }) =>
        readRetention(retentionCode, compoundId),
      );
      const sum = parts && sumRecipe(parts, dishGrams(dish));
      if (!sum) return [];
      const referenceIds = [...new Set([...method, ...sum.referenceIds])].sort((a, b) => a - b);
      const target = { foodId: dish.id, compoundId, sampleCount: null, derivation: "donor:recipe" };
      return [{ ...target, ...sum, referenceIds }];
    });
  };
}
