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
import { listOwnQuery } from "./source/match-own.ts";
import { listLineQueries, outlineLines } from "./source/outline-lines.ts";
import type { ReadLine } from "./source/read-lines.ts";
import { readLines } from "./source/read-lines.ts";
import type { AskedAddition } from "./substitution/edits.ts";
import type { Pantry, PantryFood } from "./substitution/pantry.ts";

type DraftCatalogue = Pick<Catalogue, "findFoods" | "foods" | "mealEvidence">;

/** A complete source with its foods, and those that may take a place in it. */
export type Kitchen = {
  brief: Brief;
  title: string;
  /** The foods of the lines, as they were read and as they are known. */
  told: readonly ReadLine[];
  lines: readonly RecipeLine[];
  pantry: Pantry;
  /** What the words of ordered swaps mean. */
  targets: ReadonlyMap<string, PantryFood>;
  additions: readonly AskedAddition[];
  foodOf: (id: number | undefined) => TableFood | null;
  catalogueRelease: string;
};

/** Reads the lines of a source and all foods that its edits may need. */
export async function openKitchen(
  brief: Brief,
  title: string,
  { catalogue, substitutes }: { catalogue: DraftCatalogue; substitutes: FoodCache },
): Promise<Kitchen> {
  const { lines: told, targets, additions } = await readSourceLines(brief, catalogue);
  const compoundIds = listCompounds(brief);
  const meant = [...told.map(({ food }) => food), ...targets.values(), ...additions.map(({ food }) => food)];
  const foodIds = [...new Set(meant.flatMap((food) => food?.id ?? []))];
  const table = await loadFoods(catalogue, { foodIds, compoundIds });
  const shelf = await readShelf(catalogue, compoundIds, { substitutes, table });
  const pantry = createPantry(shelf, table);
  return {
    brief,
    title,
    told,
    lines: told.map(({ name, food, grams, measure, preparation }) => {
      return { name, food: (food && table.foods.get(food.id)) ?? null, grams, measure, preparation };
    }),
    pantry,
    targets: new Map(
      [...targets].flatMap(([words, { id }]) => {
        const food = pantry.foodOf(id);
        return food ? [[words, food] as const] : [];
      }),
    ),
    additions: additions.map((one) => ({
      ...one,
      food: one.food === null ? null : (pantry.foodOf(one.food.id) ?? null),
    })),
    foodOf: (id) => (id === undefined ? null : (table.foods.get(id) ?? shelf.foods.get(id) ?? null)),
    catalogueRelease: table.catalogueRelease,
  };
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

/** The lines of a recipe, and the foods that a request names, as the catalogue knows them. */
type SourceLines = {
  lines: ReadLine[];
  targets: Map<string, FoodCandidate>;
  additions: (Omit<AskedAddition, "food"> & { food: FoodCandidate | null })[];
};

/** The lines of a recipe, and the foods that the words of ordered swaps mean; one database call. */
async function readSourceLines(
  { source, edits, additions: asked }: Pick<Brief, "source" | "edits" | "additions">,
  catalogue: Pick<Catalogue, "findFoods">,
): Promise<SourceLines> {
  const wanted = edits.swaps.flatMap(({ to }) => to ?? []);
  const outlines = outlineLines(source.lines.map(toLine));
  const targetOutlines = outlineLines(wanted);
  const addedOutlines = outlineLines(asked.map(({ text }) => text));
  const all = [...outlines, ...targetOutlines, ...addedOutlines];
  const queries = listLineQueries(all);
  const ownQueries = all.map(({ name }) => listOwnQuery(name)).filter((query) => query.length > 0);
  const found =
    queries.length + ownQueries.length === 0
      ? { foods: [], termFrequency: {}, foodCount: 1 }
      : await catalogue.findFoods(queries, ownQueries);
  const targets = readLines(targetOutlines, found).flatMap(({ line, food }): [string, FoodCandidate][] => {
    const words = wanted[line];
    return food && words !== undefined ? [[words, food]] : [];
  });
  const additions = readLines(addedOutlines, found).map((line) => {
    return {
      ...line,
      place: asked[line.line]?.place ?? "within",
      grams: line.isAmountTold ? line.grams : null,
    };
  });
  return { lines: readLines(outlines, found), targets: new Map(targets), additions };
}

function toLine(line: Brief["source"]["lines"][number]) {
  if (typeof line === "string") return line;
  const { name, quantity = null, unit = null } = line;
  return { name, quantity, unit };
}
