import { join } from "node:path";
import { recipeBook } from "../../../../shared/domain/recipes/recipe-book.ts";
import type { CallFunction } from "../../../../shared/platform/kernel/call-function.ts";
import { readRelease } from "../../../../supabase/catalogue/load/read-release.ts";
import { fakeCall } from "../../support/fake-call.ts";

const compiledDir = join(import.meta.dirname, "../../../../supabase/catalogue/compiled");

/** A value of a food's composition, as the database returns it. */
type EvidenceCell = {
  food_id: number;
  compound_id: number;
  amount: number | null;
  value_type: string;
  minimum: number | null;
  maximum: number | null;
  derivation: string;
  reference_ids: number[];
};

/**
 * The functions that a design calls, on the foods of the recipe book with all that the compiled catalogue has of them:
 * the rows of the database.
 */
export function openCatalogue(): CallFunction {
  const { id: catalogue_release, tables } = readRelease(compiledDir);
  const linesOf = (name: string) => readLines(tables.find((table) => table.name === name)?.read());
  const foodIds = new Set(
    recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => String(foodId))),
  );
  const isUsed = ([id = ""]: readonly string[]) => foodIds.has(id);
  const foods = linesOf("food")
    .filter(isUsed)
    .map(([id, , , name = "", , food_group = ""]) => ({ food_id: Number(id), name, food_group }));
  const sets = new Map(linesOf("reference_set").map(([id, ids = ""]) => [id, readArray(ids).map(Number)]));
  const cells = linesOf("food_evidence")
    .filter(isUsed)
    .flatMap((row) => readEvidence(row, sets));
  const compounds = linesOf("compound").map(([id, name = "", unit = "", , identifier = ""]) => {
    return { id: Number(id), name, unit, identifier };
  });
  const references = linesOf("reference").map(([id, citation = ""]) => ({ id: Number(id), citation }));

  return fakeCall({
    foods: async ({ p_food_ids }) => foods.filter(({ food_id }) => p_food_ids.includes(food_id)),

    async meal_evidence({ p_food_ids, p_compound_ids }) {
      const wanted = { foods: new Set(p_food_ids), compounds: new Set(p_compound_ids) };
      const evidence = cells
        .filter((cell) => wanted.foods.has(cell.food_id) && wanted.compounds.has(cell.compound_id))
        .sort((one, other) => one.compound_id - other.compound_id || one.food_id - other.food_id);
      const stated = new Set(evidence.map(({ compound_id }) => compound_id));
      const cited = new Set(evidence.flatMap(({ reference_ids }) => reference_ids));
      const row = {
        catalogue_release,
        compounds: compounds.filter(({ id }) => stated.has(id)),
        evidence,
        citations: references.filter(({ id }) => cited.has(id)),
      };
      return [row];
    },
  });
}

function readLines(table: Buffer | undefined): string[][] {
  const [, ...lines] = (table?.toString() ?? "").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

function readEvidence(
  row: readonly string[],
  sets: ReadonlyMap<string | undefined, number[]>,
): EvidenceCell[] {
  const [ids, amounts, types, minima, maxima, , derivations, setIds] = row.slice(1).map(readArray);
  return (ids ?? []).map((id, at) => ({
    food_id: Number(row[0]),
    compound_id: Number(id),
    amount: readNumber(amounts?.[at]),
    value_type: types?.[at] ?? "unquantified",
    minimum: readNumber(minima?.[at]),
    maximum: readNumber(maxima?.[at]),
    derivation: derivations?.[at]?.replaceAll('"', "") ?? "",
    reference_ids: sets.get(setIds?.[at]) ?? [],
  }));
}

function readArray(cell: string): string[] {
  return cell.slice(1, -1).split(",");
}

function readNumber(cell: string | undefined): number | null {
  return cell === undefined || cell === "NULL" ? null : Number(cell);
}
