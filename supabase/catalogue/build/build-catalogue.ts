import { readDonorTable } from "../donor/donor-table.ts";
import { createDonorContext } from "../donor/estimate.ts";
import { fillGaps } from "../donor/fill-gaps.ts";
import { selectDonorFoods } from "../donor/relatives.ts";
import type { Catalogue, Evidence, Food } from "./catalogue-model.ts";
import { type JoinedSources, joinSources } from "./join-sources.ts";
import { createOwnDishReader } from "./own-dish-evidence.ts";
import type { EvidenceReader } from "./recipe.ts";
import { createRecipeReader, createSpreadReader } from "./recipe-evidence.ts";

type EvidenceMaps = Map<number, Map<number, Evidence>>;

/**
 * Reads the publications under `sourcesDir`, joins their values for the same food, gives dishes the spread of their
 * ingredients, and estimates values that no publication has, from relatives and from recipes. `listsDir` has the
 * reviewed lists that name foods. Throws a SourceError for a missing or malformed file.
 */
export function buildCatalogue(sourcesDir: string, listsDir?: string): Catalogue {
  const joined = joinSources(sourcesDir, listsDir);
  const evidence: EvidenceMaps = indexEvidence(joined.evidence);
  const ofFoundation = indexEvidence(joined.foundation);
  const evidenceOf: EvidenceReader = (foodId) => evidence.get(foodId) ?? ofFoundation.get(foodId);
  const dishes = joined.foods.filter(({ source }) => source === "fndds");
  addFromDishes(evidence, dishes, evidenceOf, createSpreadReader);
  addFromRelatives(evidence, joined.foods);
  addFromDishes(evidence, dishes, evidenceOf, (reader) =>
    createRecipeReader({ ...joined.recipe, evidenceOf: reader }),
  );
  const readOwnDish = createOwnDishReader({ ...joined.recipe, compounds: joined.compounds, evidenceOf });
  for (const dish of joined.dishes) {
    evidence.set(dish.food.id, new Map(readOwnDish(dish).map((value) => [value.compoundId, value])));
  }
  return {
    compounds: joined.compounds.toSorted((a, b) => a.id - b.id),
    references: joined.references,
    foods: joined.foods.toSorted((a, b) => a.id - b.id),
    evidence: inOrder(evidence),
    names: joined.names,
    members: joined.members,
  };
}

function indexEvidence(byFood: JoinedSources["evidence"]): EvidenceMaps {
  return new Map(
    [...byFood].map(([id, values]) => [id, new Map(values.map((value) => [value.compoundId, value]))]),
  );
}

function inOrder(evidence: EvidenceMaps): Evidence[] {
  const all = [...evidence.values()].flatMap((values) => [...values.values()]);
  return all.sort((a, b) => a.foodId - b.foodId || a.compoundId - b.compoundId);
}

function addFromRelatives(evidence: EvidenceMaps, foods: readonly Food[]): void {
  const donorFoods = selectDonorFoods(foods);
  const context = createDonorContext(donorFoods, evidence);
  const table = readDonorTable();
  const found = donorFoods.map(({ id }) => fillGaps(id, evidence.get(id) ?? new Map(), table, context));
  // Added after all estimates, so that a filled value never becomes a donor.
  for (const values of found) add(evidence, values);
}

// A dish that is an ingredient of another one is completed first. No dish of FNDDS contains itself.
function addFromDishes(
  evidence: EvidenceMaps,
  dishes: readonly Food[],
  evidenceOf: EvidenceReader,
  createReader: (evidenceOf: EvidenceReader) => (dish: Food) => Evidence[],
): void {
  const waiting = new Map(dishes.map((dish) => [dish.id, dish]));
  const readDish = createReader(readCompleted);
  function readCompleted(foodId: number): ReadonlyMap<number, Evidence> | undefined {
    const dish = waiting.get(foodId);
    waiting.delete(foodId);
    if (dish) add(evidence, readDish(dish));
    return evidenceOf(foodId);
  }
  for (const { id } of dishes) readCompleted(id);
}

function add(evidence: EvidenceMaps, values: readonly Evidence[]): void {
  for (const value of values) evidence.get(value.foodId)?.set(value.compoundId, value);
}
