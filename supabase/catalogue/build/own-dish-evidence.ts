import { readFacts } from "../source/fact-table.ts";
import type { Compound, Evidence } from "./catalogue-model.ts";
import type { OwnDish } from "./own-dishes.ts";
import { createPartFinder, dishGrams, type EvidenceReader, sumRecipe } from "./recipe.ts";

/** What the dishes of our own are computed with. */
export type OwnDishContext = {
  readonly evidenceOf: EvidenceReader;
  readonly compounds: readonly Compound[];
  readonly ownDishId: number;
  readonly retentionId: number;
};

const raw = "raw";

const anyWay = "*";

/**
 * Builds the calculation of our own dishes: every compound that ingredients with 95 % of the mass have, with the yield
 * of the recipe and what cooking leaves (`dish-retention.tsv`, from the USDA's retention factors). All values have the
 * derivation of an estimate and cite the recipe and the publications of the main contributors.
 */
export function createOwnDishReader(context: OwnDishContext): (dish: OwnDish) => Evidence[] {
  const findParts = createPartFinder(context.evidenceOf);
  const shares = readShares();
  return function readOwnDish({ food, cookingWay }) {
    const shareOf = (compoundId: number) =>
      cookingWay === raw
        ? 1
        : (shares.get(`${cookingWay} ${compoundId}`) ?? shares.get(`${anyWay} ${compoundId}`) ?? null);
    const method = cookingWay === raw ? [context.ownDishId] : [context.ownDishId, context.retentionId];
    return context.compounds.flatMap(({ id: compoundId }): Evidence[] => {
      const parts = findParts(food, compoundId, () => shareOf(compoundId));
      const sum = parts && sumRecipe(parts, dishGrams(food));
      if (!sum) return [];
      const referenceIds = [...new Set([...method, ...sum.referenceIds])].sort((a, b) => a - b);
      const target = { foodId: food.id, compoundId, sampleCount: null, derivation: "donor:recipe" };
      return [{ ...target, ...withWater(sum, compoundId, food), referenceIds }];
    });
  };
}

const water = 1051;

/** Adds the water that a dish takes up or loses in cooking, which its ingredients do not include. */
function withWater(
  sum: NonNullable<ReturnType<typeof sumRecipe>>,
  compoundId: number,
  food: OwnDish["food"],
): NonNullable<ReturnType<typeof sumRecipe>> {
  if (compoundId !== water) return sum;
  const mass = food.ingredients.reduce((total, { grams }) => total + grams, 0);
  const gained = (food.moistureChangePercent / 100) * mass;
  const add = (amount: number | null) =>
    amount === null ? null : Math.max(0, Number((amount + (100 * gained) / dishGrams(food)).toPrecision(4)));
  return { ...sum, amount: add(sum.amount), minimum: add(sum.minimum), maximum: add(sum.maximum) };
}

function readShares(): ReadonlyMap<string, number> {
  const columns = ["cooking_way", "compound_id", "percent", "name", "basis"];
  const cooking = readFacts("dish-retention.tsv", columns);
  const always = readFacts("retention.tsv", ["retention_code", "compound_id", "percent", "name", "basis"]);
  return new Map(
    [...always, ...cooking].map(({ cells: [way, id, percent] }) => [`${way} ${id}`, Number(percent) / 100]),
  );
}
