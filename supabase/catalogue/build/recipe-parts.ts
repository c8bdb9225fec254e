import { isComparable } from "../link/comparable-food.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Evidence, Food, Ingredient } from "./catalogue-model.ts";
import { readCompoundWholes } from "./compound-wholes.ts";
import type { RecipePart } from "./recipe-sum.ts";

/** What a food's evidence is, by compound; undefined for a code that no publication has. */
export type EvidenceReader = (foodId: number) => ReadonlyMap<number, Evidence> | undefined;

/** Tells which share of a compound an ingredient keeps; null where no one knows. */
export type ShareReader = (ingredient: Ingredient, compoundId: number) => number | null;

/** Finds a dish's parts for a compound; null where too much of its mass has no value. */
export type PartFinder = (dish: Food, compoundId: number, keptShare: ShareReader) => RecipePart[] | null;

const water = 1051;
const energy = 1008;
const smallestCoverage = 0.95;

/**
 * Builds the finder of parts: ingredients of at least 95 % of the mass must have a value and a known retention.
 * An ingredient without any of the whole has none of the part (no fat, no fatty acid), and water and salt have
 * nothing organic (`inert-ingredients.tsv`).
 */
export function createPartFinder(evidenceOf: EvidenceReader): PartFinder {
  const wholes = readCompoundWholes();
  const inert = readIds("inert-ingredients.tsv", ["food_id", "name"]);
  const inorganic = readIds("inorganic-compounds.tsv", ["compound_id", "name"]);

  function findValue(code: number, compoundId: number): Evidence | undefined {
    const evidence = evidenceOf(code);
    const known = evidence?.get(compoundId);
    if (known) return known;
    const whole = evidence?.get(wholes.get(compoundId) ?? 0);
    if (whole?.amount === 0 && whole.valueType !== "less_than") return whole;
    return inert.has(code) && !inorganic.has(compoundId) ? evidence?.get(energy) : undefined;
  }

  return function findParts(dish, compoundId, keptShare) {
    const parts = dish.ingredients.flatMap((ingredient): RecipePart[] => {
      const value = findValue(ingredient.code, compoundId);
      const retained = keptShare(ingredient, compoundId);
      if (!value || (retained === null && value.amount !== 0)) return [];
      return [{ grams: ingredient.grams, value, retained: retained ?? 1 }];
    });
    return massOf(parts) < smallestCoverage * massOf(dish.ingredients) ? null : parts;
  };
}

/** Mass of the finished dish: its ingredients with the water that they take up or lose. */
export function dishGrams({ ingredients, moistureChangePercent }: Food): number {
  return massOf(ingredients) * (1 + moistureChangePercent / 100);
}

/** Whether the recipe gives the dish's published water and energy, within 5 points and 10 %. */
export function isReproduced(dish: Food, evidenceOf: EvidenceReader): boolean {
  const own = evidenceOf(dish.id);
  if (!own || dish.ingredients.length === 0) return false;
  const gainedGrams = massOf(dish.ingredients) * dish.moistureChangePercent;
  const total = (compoundId: number) =>
    dish.ingredients.reduce(
      (sum, { code, grams }) => sum + grams * (evidenceOf(code)?.get(compoundId)?.amount ?? 0),
      compoundId === water ? gainedGrams : 0,
    ) / dishGrams(dish);
  const form = { source: dish.source, code: dish.sourceCode, name: dish.name };
  return isComparable(
    { ...form, waterGrams: total(water), energyKcal: total(energy) },
    { ...form, waterGrams: own.get(water)?.amount ?? null, energyKcal: own.get(energy)?.amount ?? null },
  );
}

function massOf(parts: readonly { readonly grams: number }[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0);
}

function readIds(file: string, columns: readonly string[]): ReadonlySet<number> {
  return new Set(readFacts(file, columns).map(({ cells }) => Number(cells[0])));
}
