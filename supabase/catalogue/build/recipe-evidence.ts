import { readFacts } from "../source/fact-table.ts";
import type { Evidence, Food } from "./catalogue-model.ts";
import { readBoundedParts, readCompoundWholes } from "./compound-wholes.ts";
import {
  createPartFinder,
  createRetentionReader,
  dishGrams,
  type EvidenceReader,
  isReproduced,
  sumRecipe,
} from "./recipe.ts";

/** What dishes are computed with. */
export type RecipeContext = {
  readonly evidenceOf: EvidenceReader;
  /** The compounds that a dish may get. */
  readonly compoundIds: readonly number[];
  readonly databaseId: number;
  readonly retentionId: number;
  readonly ownDishId: number;
};

const largestShare = 1.1;

/** Computes the missing values of a dish from its ingredients. */
type RecipeReader = (dish: Food) => Evidence[];

/** Gives the values of a dish the relative spread of its ingredients. */
type SpreadReader = (dish: Food) => Evidence[];

const farthestRatio = 2;

// Lactose-free milk is ordinary milk in FNDDS: its protein is right, its lactose would not be.
function createStandInTest(): (dish: Food) => boolean {
  const patterns = readFacts("recipe-refusals.tsv", ["pattern", "meaning"]).map(
    ({ cells }) => new RegExp(cells[0] ?? "", "i"),
  );
  return function isStandIn({ name, ingredients }) {
    return ingredients.length === 1 && patterns.some((pattern) => pattern.test(name));
  };
}

// Releases differ by a few percent; a part well above its published whole means that the recipe is another food.
function createWholeTest() {
  const wholes = readCompoundWholes();
  const bounded = readBoundedParts();
  return function exceedsWhole(
    own: ReadonlyMap<number, Evidence>,
    compoundId: number,
    amount: number | null,
  ): boolean {
    const whole = bounded.has(compoundId) ? own.get(wholes.get(compoundId) ?? 0)?.amount : undefined;
    return whole != null && (amount ?? 0) > largestShare * whole;
  };
}

/**
 * Builds the recipe calculation, for dishes whose recipe reproduces their published water and energy. A value
 * cites the recipe's database, the table of retention factors where the dish is cooked, and the publications
 * behind the main contributors.
 */
export function createRecipeReader(context: RecipeContext): RecipeReader {
  const { evidenceOf, compoundIds, databaseId, retentionId } = context;
  const readRetention = createRetentionReader();
  const findParts = createPartFinder(evidenceOf);
  const isStandIn = createStandInTest();
  const exceedsWhole = createWholeTest();
  return function readRecipe(dish) {
    const own = evidenceOf(dish.id);
    if (!own || isStandIn(dish) || !isReproduced(dish, evidenceOf)) return [];
    const isCooked = dish.ingredients.some(({ retentionCode }) => retentionCode !== 0);
    const method = isCooked ? [databaseId, retentionId] : [databaseId];
    return compoundIds.flatMap((compoundId): Evidence[] => {
      if (own.has(compoundId)) return [];
      const parts = findParts(dish, compoundId, ({ retentionCode }) =>
        readRetention(retentionCode, compoundId),
      );
      const sum = parts && sumRecipe(parts, dishGrams(dish));
      if (!sum || exceedsWhole(own, compoundId, sum.amount)) return [];
      const referenceIds = [...new Set([...method, ...sum.referenceIds])].sort((a, b) => a - b);
      const target = { foodId: dish.id, compoundId, sampleCount: null, derivation: "donor:recipe" };
      return [{ ...target, ...sum, referenceIds }];
    });
  };
}

/**
 * Builds the spread of dishes: FNDDS publishes one number, but the ingredients that it is computed from have ranges.
 * A value without a range gets theirs in proportion, so that cooking losses cancel out; the recipe must reproduce
 * the dish's water and energy, and the value itself within a factor of two. Returns the changed values.
 */
export function createSpreadReader(evidenceOf: EvidenceReader): SpreadReader {
  const findParts = createPartFinder(evidenceOf);
  function spread(dish: Food, value: Evidence): Evidence | null {
    if (!value.amount || value.minimum !== null || value.maximum !== null) return null;
    const parts = findParts(dish, value.compoundId, () => 1);
    const sum = parts && sumRecipe(parts, dishGrams(dish));
    if (!sum?.amount || sum.minimum === null || sum.maximum === null) return null;
    const ratio = sum.amount / value.amount;
    if (ratio > farthestRatio || ratio < 1 / farthestRatio) return null;
    return {
      ...value,
      minimum: Number((sum.minimum / ratio).toPrecision(3)),
      maximum: Number((sum.maximum / ratio).toPrecision(3)),
      referenceIds: [...new Set([...value.referenceIds, ...sum.referenceIds])].sort((a, b) => a - b),
    };
  }
  return function readSpread(dish) {
    if (!isReproduced(dish, evidenceOf)) return [];
    const values = [...(evidenceOf(dish.id)?.values() ?? [])];
    return values.map((value) => spread(dish, value)).filter((value) => value !== null);
  };
}
