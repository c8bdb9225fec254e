import { join } from "node:path";
import type { Evidence, MealEvidence, ValueType } from "../../../../shared/composition/evidence.ts";
import { recipeBook } from "../../../../shared/recipes/recipe-book.ts";
import type { Store } from "../../../../shared/store/store.ts";
import { readRelease } from "../../../../supabase/catalogue/load/release-reader.ts";

const COMPILED_DIR = join(import.meta.dirname, "../../../../supabase/catalogue/compiled");

/** What a design reads of a store. */
export type DesignStore = Pick<Store, "foods" | "mealEvidence">;

/** The foods of the recipe book with all that the compiled catalogue knows of them, as the database tells it. */
export function openCatalogueStore(): DesignStore {
  const { id: catalogueRelease, tables } = readRelease(COMPILED_DIR);
  const linesOf = (name: string) => readLines(tables.find((table) => table.name === name)?.read());
  const foodIds = new Set(
    recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => String(foodId))),
  );
  const isUsed = ([id = ""]: readonly string[]) => foodIds.has(id);
  const foods = linesOf("food")
    .filter(isUsed)
    .map(([id, , , name = "", , foodGroup = ""]) => ({ id: Number(id), name, foodGroup }));
  const sets = new Map(linesOf("reference_set").map(([id, ids = ""]) => [id, readArray(ids).map(Number)]));
  const cells = linesOf("food_evidence")
    .filter(isUsed)
    .flatMap((row) => readEvidence(row, sets));
  const compounds = linesOf("compound").map(([id, name = "", unit = "", , identifier = ""]) => {
    return { id: Number(id), name, unit, identifier };
  });
  const references = linesOf("reference").map(([id, citation = ""]) => ({ id: Number(id), citation }));

  async function mealEvidence({ foodIds, compoundIds }: Parameters<Store["mealEvidence"]>[0]) {
    const wanted = { foods: new Set(foodIds), compounds: new Set(compoundIds) };
    const evidence = cells
      .filter((cell) => wanted.foods.has(cell.foodId) && wanted.compounds.has(cell.compoundId))
      .sort((one, other) => one.compoundId - other.compoundId || one.foodId - other.foodId);
    const told = new Set(evidence.map(({ compoundId }) => compoundId));
    const cited = new Set(evidence.flatMap(({ referenceIds }) => referenceIds));
    const answer: MealEvidence = {
      catalogueRelease,
      compounds: compounds.filter(({ id }) => told.has(id)),
      evidence,
      references: references.filter(({ id }) => cited.has(id)),
    };
    return answer;
  }

  return { mealEvidence, foods: async (ids) => foods.filter(({ id }) => ids.includes(id)) };
}

function readLines(table: Buffer | undefined): string[][] {
  const [, ...lines] = (table?.toString() ?? "").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

function readEvidence(row: readonly string[], sets: ReadonlyMap<string | undefined, number[]>): Evidence[] {
  const [ids, amounts, types, minima, maxima, , derivations, setIds] = row.slice(1).map(readArray);
  return (ids ?? []).map((id, at) => ({
    foodId: Number(row[0]),
    compoundId: Number(id),
    amount: readNumber(amounts?.[at]),
    valueType: readType(types?.[at]),
    minimum: readNumber(minima?.[at]),
    maximum: readNumber(maxima?.[at]),
    interpolated: derivations?.[at]?.replaceAll('"', "").startsWith("donor:") ?? false,
    referenceIds: sets.get(setIds?.[at]) ?? [],
  }));
}

function readArray(cell: string): string[] {
  return cell.slice(1, -1).split(",");
}

function readNumber(cell: string | undefined): number | null {
  return cell === undefined || cell === "NULL" ? null : Number(cell);
}

/** The compiler writes no other types: a check constraint of the database holds it. */
function readType(cell: string | undefined): ValueType {
  return (cell ?? "unquantified") as ValueType;
}
