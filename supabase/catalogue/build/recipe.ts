import { isComparable } from "../concept/comparable-record.ts";
import { readFacts } from "../source/fact-table.ts";
import type { Evidence, Food, Ingredient } from "./catalogue-model.ts";
import { readCompoundWholes } from "./compound-wholes.ts";

/** Returns a food's evidence by compound; undefined for a code that no publication has. */
export type EvidenceReader = (foodId: number) => ReadonlyMap<number, Evidence> | undefined;

/** Returns the share of a compound that an ingredient keeps, 0 to 1; null where it is unknown. */
type ShareReader = (ingredient: Ingredient, compoundId: number) => number | null;

/** Finds a dish's parts for a compound; null where too much of its mass has no value. */
type PartFinder = (dish: Food, compoundId: number, keptShare: ShareReader) => RecipePart[] | null;

/** Returns the share of a compound that a preparation leaves, 0 to 1; null where it is unknown. */
type RetentionReader = (retentionCode: number, compoundId: number) => number | null;

/** One ingredient of a dish; `retained` is the share that the preparation leaves, 0 to 1. */
type RecipePart = {
  readonly grams: number;
  readonly value: Evidence;
  readonly retained: number;
};

/** The sum of a dish's parts per 100 g of the dish; `referenceIds` are those of its main contributors. */
type RecipeSum = Pick<Evidence, "amount" | "valueType" | "minimum" | "maximum" | "referenceIds">;

const water = 1051;
const energy = 1008;
const uncooked = 0;
const smallestCoverage = 0.95;
const mainShare = 0.1;

/**
 * Builds the finder of parts: ingredients of at least 95 % of the mass must have a value and a known retention.
 * An ingredient without the whole has none of the part (no fat, no fatty acid), and water and salt have no organic
 * compounds (`inert-ingredients.tsv`).
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

/**
 * Builds the reader of `retention.tsv`. Code 0 of FNDDS means that the ingredient is used as it is and keeps
 * everything; a row with code `*` holds for every preparation without a row of its own.
 */
export function createRetentionReader(dir?: string): RetentionReader {
  const rows = readFacts("retention.tsv", ["retention_code", "compound_id", "percent", "name", "basis"], dir);
  const shares = new Map(
    rows.map(({ cells: [code, compound, percent] }) => [`${code} ${compound}`, Number(percent) / 100]),
  );
  return function readRetention(retentionCode, compoundId) {
    if (retentionCode === uncooked) return 1;
    return shares.get(`${retentionCode} ${compoundId}`) ?? shares.get(`* ${compoundId}`) ?? null;
  };
}

/**
 * Sums the parts and divides by the mass of the finished dish (EuroFIR: yield for the recipe, retention for the
 * ingredient). A `less_than` counts half in the value and in full in the range; a sum of bounds alone is a bound
 * itself. A trace adds nothing. Null where there are only traces.
 */
export function sumRecipe(parts: readonly RecipePart[], dishGrams: number): RecipeSum | null {
  const counting = parts.filter(({ value }) => value.amount !== null);
  if (counting.length === 0) return null;
  const nonZero = counting.filter(({ value }) => value.amount !== 0);
  const isBound = nonZero.length > 0 && nonZero.every(({ value }) => value.valueType === "less_than");
  const total = (read: (value: Evidence) => number) =>
    counting.reduce((sum, { grams, value, retained }) => sum + grams * retained * read(value), 0);
  const perDish = (sum: number) => Number((sum / dishGrams).toPrecision(4));
  const hasRange = nonZero.some(({ value }) => hasOwnRange(value));
  const point = total(isBound ? highest : expected);
  return {
    amount: perDish(point),
    valueType: isBound ? "less_than" : "calculated",
    minimum: hasRange ? perDish(total(lowest)) : null,
    maximum: hasRange ? perDish(total(highest)) : null,
    referenceIds: citeMain(counting, point),
  };
}

function citeMain(parts: readonly RecipePart[], point: number): number[] {
  const whole = point > 0 ? point : parts.reduce((sum, { grams }) => sum + grams, 0);
  const main = parts.filter(({ grams, value, retained }) => {
    const share = point > 0 ? grams * retained * expected(value) : grams;
    return share >= mainShare * whole;
  });
  return [...new Set(main.flatMap(({ value }) => value.referenceIds))];
}

function hasOwnRange({ valueType, minimum, maximum }: Evidence): boolean {
  return valueType === "less_than" || minimum !== null || maximum !== null;
}

function expected({ valueType, amount }: Evidence): number {
  return valueType === "less_than" ? (amount ?? 0) / 2 : (amount ?? 0);
}

function lowest(value: Evidence): number {
  if (value.valueType === "less_than") return 0;
  return Math.min(value.minimum ?? Infinity, value.amount ?? Infinity);
}

function highest({ maximum, amount }: Evidence): number {
  return Math.max(maximum ?? 0, amount ?? 0);
}
