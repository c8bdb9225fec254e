import { isComparable } from "../link/comparable-food.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Evidence, Food, Ingredient } from "./catalogue-model.ts";
import { readCompoundWholes } from "./compound-wholes.ts";
import { type RecipePart, sumRecipe } from "./recipe-sum.ts";
import { createRetentionReader } from "./retention.ts";

/** What a food's evidence is, by compound; undefined for a code that no publication has. */
export type EvidenceReader = (foodId: number) => ReadonlyMap<number, Evidence> | undefined;

/** What recipes are computed with. */
export interface RecipeContext {
  readonly evidenceOf: EvidenceReader;
  /** Compounds that a dish may get; energy in other units and factors is none of them. */
  readonly compoundIds: readonly number[];
  readonly inorganicIds: ReadonlySet<number>;
  readonly databaseId: number;
  readonly retentionId: number;
}

/** Computes what a dish lacks from its ingredients. */
export type RecipeReader = (dish: Food) => Evidence[];

const water = 1051;
const energy = 1008;
const smallestCoverage = 0.95;

/**
 * Builds the recipe calculation. A dish is computed only where the recipe also gives its published water and
 * energy (within 5 points and 10 %), and a compound only where ingredients of at least 95 % of the mass have a
 * value and a known retention.
 */
export function createRecipeReader(context: RecipeContext): RecipeReader {
  const retentionOf = createRetentionReader();
  const wholes = readCompoundWholes();
  const inert = new Set(
    readFacts("inert-ingredients.tsv", ["food_id", "name"]).map(({ cells }) => Number(cells[0])),
  );

  function findValue({ code }: Ingredient, compoundId: number): Evidence | undefined {
    const evidence = context.evidenceOf(code);
    const known = evidence?.get(compoundId);
    if (known) return known;
    const whole = evidence?.get(wholes.get(compoundId) ?? 0);
    if (whole?.amount === 0 && whole.valueType !== "less_than") return whole;
    const isFree = inert.has(code) && !context.inorganicIds.has(compoundId);
    return isFree ? evidence?.get(energy) : undefined;
  }

  function partOf(ingredient: Ingredient, compoundId: number): RecipePart | null {
    const value = findValue(ingredient, compoundId);
    const retained = retentionOf(ingredient.retentionCode, compoundId);
    if (!value || (retained === null && value.amount !== 0)) return null;
    return { grams: ingredient.grams, value, retained: retained ?? 1 };
  }

  function sum(dish: Food, compoundId: number) {
    const parts = dish.ingredients
      .map((ingredient) => partOf(ingredient, compoundId))
      .filter((part) => part !== null);
    const coverage = massOf(parts) / massOf(dish.ingredients);
    if (coverage < smallestCoverage) return null;
    return sumRecipe(parts, dishGrams(dish));
  }

  return function readRecipe(dish) {
    const own = context.evidenceOf(dish.id);
    if (!own || dish.ingredients.length === 0 || !isReproduced(dish, own, context.evidenceOf)) return [];
    const usesFactors = dish.ingredients.some(({ retentionCode }) => retentionCode !== 0);
    const method = usesFactors ? [context.databaseId, context.retentionId] : [context.databaseId];
    return context.compoundIds.flatMap((compoundId): Evidence[] => {
      const computed = own.has(compoundId) ? null : sum(dish, compoundId);
      if (!computed) return [];
      const referenceIds = [...new Set([...method, ...computed.referenceIds])].sort((a, b) => a - b);
      const target = { foodId: dish.id, compoundId, sampleCount: null, derivation: "donor:recipe" };
      return [{ ...target, ...computed, referenceIds }];
    });
  };
}

/** Mass of the finished dish: its ingredients with the water that they take up or lose. */
function dishGrams({ ingredients, moistureChangePercent }: Food): number {
  return massOf(ingredients) * (1 + moistureChangePercent / 100);
}

function isReproduced(dish: Food, own: ReadonlyMap<number, Evidence>, evidenceOf: EvidenceReader): boolean {
  const total = (compoundId: number) =>
    dish.ingredients.reduce(
      (sum, { code, grams }) => sum + grams * (evidenceOf(code)?.get(compoundId)?.amount ?? 0),
      0,
    ) / dishGrams(dish);
  const gained = (100 * dish.moistureChangePercent) / (100 + dish.moistureChangePercent);
  const form = { source: "", code: "", name: "" };
  return isComparable(
    { ...form, waterGrams: total(water) + gained, energyKcal: total(energy) },
    { ...form, waterGrams: own.get(water)?.amount ?? null, energyKcal: own.get(energy)?.amount ?? null },
  );
}

function massOf(parts: readonly { readonly grams: number }[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0);
}
