import { createDonorContext } from "../donor/donor-context.ts";
import { readDonorTable } from "../donor/donor-table.ts";
import { fillGaps } from "../donor/fill-gaps.ts";
import { selectDonorFoods } from "../donor/relatives.ts";
import type { Catalogue, Evidence, Food } from "./catalogue-model.ts";
import { type JoinedSources, joinSources } from "./join-sources.ts";
import { createRecipeReader } from "./recipe-evidence.ts";
import { createUnitConverter } from "./unit-conversion.ts";

type EvidenceMaps = Map<number, Map<number, Evidence>>;

/**
 * Reads the publications under `sourcesDir`, joins the same food of several, and fills what none of them says:
 * other units, relatives, recipes, in this order. A missing or malformed file is a SourceError.
 */
export function buildCatalogue(sourcesDir: string): Catalogue {
  const joined = joinSources(sourcesDir);
  const evidence: EvidenceMaps = new Map(
    [...joined.evidence].map(([id, values]) => [
      id,
      new Map(values.map((value) => [value.compoundId, value])),
    ]),
  );
  addUnits(evidence);
  addRelatives(joined.foods, evidence);
  addRecipes(joined, evidence);
  const cited = [...evidence.values()].flatMap((values) => [...values.values()]);
  return {
    compounds: joined.compounds.toSorted((a, b) => a.id - b.id),
    references: joined.references,
    foods: joined.foods.toSorted((a, b) => a.id - b.id),
    evidence: cited.sort((a, b) => a.foodId - b.foodId || a.compoundId - b.compoundId),
  };
}

function addUnits(evidence: EvidenceMaps): void {
  const convertUnits = createUnitConverter();
  for (const [foodId, values] of evidence) add(values, convertUnits(foodId, [...values.values()]));
}

function addRelatives(foods: readonly Food[], evidence: EvidenceMaps): void {
  const donorFoods = selectDonorFoods(foods);
  const context = createDonorContext(donorFoods, evidence);
  const table = readDonorTable();
  const filled = donorFoods.map((food) => {
    const known = evidence.get(food.id) ?? new Map<number, Evidence>();
    return { food, values: fillGaps(food, known, table, context) };
  });
  for (const { food, values } of filled) add(evidence.get(food.id), values);
}

function addRecipes(joined: JoinedSources, evidence: EvidenceMaps): void {
  const dishes = new Map(
    joined.foods.filter(({ source }) => source === "fndds").map((food) => [food.id, food]),
  );
  const foundation = new Map(
    [...joined.foundation].map(([id, values]) => [
      id,
      new Map(values.map((value) => [value.compoundId, value])),
    ]),
  );
  const computed = new Set<number>();
  // A dish may be an ingredient: it is computed before the dish that asks for it; none contains itself.
  function evidenceOf(foodId: number): ReadonlyMap<number, Evidence> | undefined {
    const dish = dishes.get(foodId);
    if (dish && !computed.has(foodId)) {
      computed.add(foodId);
      add(evidence.get(foodId), readRecipe(dish));
    }
    return evidence.get(foodId) ?? foundation.get(foodId);
  }
  const readRecipe = createRecipeReader({ ...joined.recipeContext, evidenceOf });
  for (const id of dishes.keys()) evidenceOf(id);
}

function add(values: Map<number, Evidence> | undefined, further: readonly Evidence[]): void {
  for (const value of further) values?.set(value.compoundId, value);
}
