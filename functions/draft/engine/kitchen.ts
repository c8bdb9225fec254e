import type { Catalogue } from "../../../shared/domain/catalogue/mod.ts";
import type { FoodCandidate } from "../../../shared/domain/food/mod.ts";
import {
  type FoodCache,
  type FoodTable,
  loadFoods,
  type TableFood,
} from "../../../shared/domain/nutrition/mod.ts";
import type { Brief } from "./brief.ts";
import { listCompounds } from "./list-compounds.ts";
import { createPantry } from "./pantry.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { ReadLine } from "./source/read-lines.ts";
import { readSourceLines } from "./source/read-source-lines.ts";
import type { AskedAddition, NamedFood } from "./substitution/edits.ts";
import type { Pantry, PantryFood } from "./substitution/pantry.ts";

type DraftCatalogue = Pick<Catalogue, "findFoods" | "foods" | "mealEvidence">;

/** A complete source with its foods, and those that may take a place in it. */
export type Kitchen = {
  brief: Brief;
  title: string;
  /** The foods of the lines, as they were read and as they are known. */
  stated: readonly ReadLine[];
  lines: readonly RecipeLine[];
  pantry: Pantry;
  /** What the words of ordered swaps mean. */
  targets: ReadonlyMap<string, NamedFood>;
  additions: readonly AskedAddition[];
  foodOf: (id: number | undefined) => TableFood | null;
  catalogueRelease: string;
};

/** Reads the lines of a source and all foods that its edits may need. */
export async function openKitchen(
  stated: Brief,
  title: string,
  { catalogue, substitutes }: { catalogue: DraftCatalogue; substitutes: FoodCache },
): Promise<Kitchen> {
  const { brief, lines, targets, additions } = await readSourceLines(stated, catalogue);
  const compoundIds = listCompounds(brief);
  const meant = [...lines, ...targets.values(), ...additions].map(({ food }) => food);
  const foodIds = [...new Set(meant.flatMap((food) => food?.id ?? []))];
  const table = await loadFoods(catalogue, { foodIds, compoundIds });
  const shelf = await readShelf(catalogue, compoundIds, { substitutes, table });
  const pantry = createPantry(shelf, table);
  return {
    brief,
    title,
    stated: lines,
    lines: lines.map(({ name, food, grams, measure, preparation }) => {
      return { name, food: (food && table.foods.get(food.id)) ?? null, grams, measure, preparation };
    }),
    pantry,
    targets: new Map([...targets].map(([words, target]) => [words, withPantry(target, pantry)])),
    additions: additions.map((addition) => withPantry(addition, pantry)),
    foodOf: (id) => (id === undefined ? null : (table.foods.get(id) ?? shelf.foods.get(id) ?? null)),
    catalogueRelease: table.catalogueRelease,
  };
}

/** A named food as the pantry has it. */
function withPantry<Named extends { food: FoodCandidate | null }>(
  named: Named,
  pantry: Pantry,
): Omit<Named, "food"> & { food: PantryFood | null } {
  return { ...named, food: named.food === null ? null : (pantry.foodOf(named.food.id) ?? null) };
}

/** The foods that may take a place, of the same catalogue as the recipe's. */
async function readShelf(
  catalogue: DraftCatalogue,
  compoundIds: readonly number[],
  { substitutes, table }: { substitutes: FoodCache; table: FoodTable },
): Promise<FoodTable> {
  const known = await substitutes.read(catalogue, compoundIds);
  if (known.catalogueRelease === table.catalogueRelease || !substitutes.keepOnly(table.catalogueRelease))
    return known;
  return substitutes.read(catalogue, compoundIds);
}
