import { requiredNumberCell, rowError, type SourceRow } from "../source/source-table.ts";
import type { Food, Ingredient, Portion } from "./catalogue-model.ts";
import type { NameReaders } from "./name-readers.ts";

/** The tables of FNDDS that describe foods. */
type FnddsFoodTables = {
  readonly foods: Iterable<SourceRow>;
  readonly portions: Iterable<SourceRow>;
  readonly ingredients: Iterable<SourceRow>;
};

type Weights = {
  readonly portions: Portion[];
  defaultGrams: number | null;
};

type Recipe = {
  readonly ingredients: Ingredient[];
  readonly moistureChangePercent: number;
};

const defaultPortion = "Quantity not specified";
const notPortion = /guideline amount|^quantity not specified/i;

/** The foods of FNDDS under their food codes, with portions, default portion and recipe. */
export function buildFnddsFoods(tables: FnddsFoodTables, { readStates, readSynonyms }: NameReaders): Food[] {
  const weights = readWeights(tables.portions);
  const recipes = readRecipes(tables.ingredients);
  return [...tables.foods].map((row) => {
    const [code = "", name = "", additional = "", foodGroup = ""] = row.cells;
    if (!/^\d{8}$/.test(code)) throw rowError(row, `"${code}" is not a food code`);
    const recipe = recipes.get(code);
    return {
      id: Number(code),
      source: "fndds",
      sourceCode: code,
      name: name.trim(),
      synonyms: readSynonyms(additional, ";", name),
      foodGroup,
      states: readStates(name),
      portions: weights.get(code)?.portions ?? [],
      defaultPortionGrams: weights.get(code)?.defaultGrams ?? null,
      ingredients: recipe?.ingredients ?? [],
      moistureChangePercent: recipe?.moistureChangePercent ?? 0,
    };
  });
}

function readWeights(rows: Iterable<SourceRow>): Map<string, Weights> {
  const weights = new Map<string, Weights>();
  for (const row of rows) {
    const [code = "", label = ""] = row.cells;
    const grams = requiredNumberCell(row, 2);
    if (grams <= 0) continue;
    const food = weights.get(code) ?? { portions: [], defaultGrams: null };
    if (label === defaultPortion) food.defaultGrams = grams;
    else if (!notPortion.test(label))
      addPortion(food.portions, { label, grams, source: "fndds", country: "US" });
    weights.set(code, food);
  }
  return weights;
}

function addPortion(portions: Portion[], portion: Portion): void {
  if (!portions.some(({ label }) => label === portion.label)) portions.push(portion);
}

function readRecipes(rows: Iterable<SourceRow>): Map<string, Recipe> {
  const recipes = new Map<string, Recipe>();
  for (const row of rows) {
    const code = row.cells[0] ?? "";
    const moistureChangePercent = requiredNumberCell(row, 4);
    const recipe = recipes.get(code) ?? { ingredients: [], moistureChangePercent };
    if (recipe.moistureChangePercent !== moistureChangePercent) {
      throw rowError(row, `food "${code}" has two moisture changes`);
    }
    recipe.ingredients.push({
      code: requiredNumberCell(row, 1),
      grams: requiredNumberCell(row, 2),
      retentionCode: requiredNumberCell(row, 3),
    });
    recipes.set(code, recipe);
  }
  return recipes;
}
