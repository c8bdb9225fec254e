import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RecordFinder } from "../concept/record-finder.ts";
import { readFacts } from "../source/fact-table.ts";
import { requiredNumberCell, rowError, type SourceRow } from "../source/source-table.ts";
import { recordId } from "../table/record-id.ts";
import type { Food, FoodName, Ingredient } from "./catalogue-model.ts";
import type { NameReaders } from "./name-readers.ts";

/** A dish of our own with how it is cooked, which decides what its vitamins and minerals keep. */
export type OwnDish = {
  readonly food: Food;
  readonly cookingWay: string;
  readonly names: readonly FoodName[];
};

type BookRecipe = {
  readonly id: string;
  readonly ingredients: readonly { readonly foodId: number; readonly grams: number }[];
};

/** Columns of `own-dishes.tsv`. */
export const ownDishColumns = [
  "code",
  "name",
  "synonyms",
  "language_names",
  "cuisine",
  "food_group",
  "recipe",
  "yield_factor",
  "retention",
  "portion_label",
  "portion_grams",
  "nearest",
  "nearest_name",
  "note",
];

/**
 * The dishes of `own-dishes.tsv` in `listsDir` that no table holds, with ingredients from `own-dish-ingredients.tsv`
 * or, where they name one, from the recipe book that plans are made of. Throws where an ingredient is not in the
 * catalogue.
 */
export function buildOwnDishes(
  findRecord: RecordFinder,
  { readStates }: NameReaders,
  listsDir?: string,
): OwnDish[] {
  const lines = readIngredients(findRecord, listsDir);
  const book = readBook();
  return readFacts("own-dishes.tsv", ownDishColumns, listsDir).map((row) => {
    const [code = "", name = "", synonyms = "", languageNames = "", , foodGroup = "", recipe = ""] =
      row.cells;
    const id = recordId("own_dish", code);
    if (id === null) throw rowError(row, `"${code}" is not a dish number`);
    const fromBook = recipe === "" ? undefined : book.get(recipe);
    if (recipe !== "" && fromBook === undefined)
      throw rowError(row, `the recipe "${recipe}" is not in the book`);
    const ingredients = fromBook ? bookIngredients(fromBook) : (lines.get(code) ?? []);
    if (ingredients.length === 0) throw rowError(row, "the dish has no ingredients");
    const yieldFactor = requiredNumberCell(row, 7);
    const portion = {
      label: row.cells[9] ?? "",
      grams: requiredNumberCell(row, 10),
      source: "own_dish",
      country: null,
    };
    const food: Food = {
      id,
      source: "own_dish",
      sourceCode: code,
      name,
      synonyms: splitList(synonyms),
      plainNames: [name.split(",")[0] ?? name, ...splitList(synonyms)],
      foodGroup,
      states: readStates(name),
      portions: [portion],
      defaultPortionGrams: portion.grams * servingCount(row),
      ingredients,
      moistureChangePercent: Math.round((yieldFactor - 1) * 1000) / 10,
    };
    return { food, cookingWay: row.cells[8] ?? "", names: readNames(id, languageNames) };
  });
}

function readIngredients(findRecord: RecordFinder, listsDir?: string): Map<string, Ingredient[]> {
  const columns = ["code", "position", "food", "food_name", "grams"];
  const rows = readFacts("own-dish-ingredients.tsv", columns, listsDir);
  const byDish = new Map<string, Ingredient[]>();
  for (const row of rows) {
    const [code = "", , food = "", name = ""] = row.cells;
    const line = { code: findRecord(row, food, name), grams: requiredNumberCell(row, 4), retentionCode: 0 };
    byDish.set(code, [...(byDish.get(code) ?? []), line]);
  }
  return byDish;
}

/** Beside the recipes: the names of their foods. */
const foodNames = "food-names.json";
const bookDir = fileURLToPath(new URL("../../../shared/domain/recipes/data", import.meta.url));

function readBook(): Map<string, BookRecipe> {
  const files = readdirSync(bookDir)
    .filter((file) => file.endsWith(".json") && file !== foodNames)
    .sort();
  const recipes = files.flatMap(
    (file): BookRecipe[] => JSON.parse(readFileSync(join(bookDir, file), "utf8")).recipes,
  );
  return new Map(recipes.map((recipe) => [recipe.id, recipe]));
}

function bookIngredients({ ingredients }: BookRecipe): Ingredient[] {
  return ingredients.map(({ foodId, grams }) => ({ code: foodId, grams, retentionCode: 0 }));
}

/** "serving=4" in the note: a serving of four pieces. */
function servingCount(row: SourceRow): number {
  const count = /\bserving=(\d+(?:\.\d+)?)/.exec(row.cells[13] ?? "")?.[1];
  return count === undefined ? 1 : Number(count);
}

/** "de=Kartoffelpuffer; fr=galette": names by language. */
function readNames(foodId: number, text: string): FoodName[] {
  return splitList(text).flatMap((entry) => {
    const [, language = "", name = ""] = /^([a-z]{2})=(.+)$/.exec(entry) ?? [];
    return language === "" ? [] : [{ foodId, language, name: name.trim() }];
  });
}

function splitList(text: string): string[] {
  return text
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
