import { editRecipe } from "../../../../functions/draft/engine/substitution/edit-recipe.ts";
import type { EditedRecipe } from "../../../../functions/draft/engine/substitution/edited-recipe.ts";
import type { Edits } from "../../../../functions/draft/engine/substitution/edits.ts";
import type { Pantry, PantryFood } from "../../../../functions/draft/engine/substitution/pantry.ts";
import type {
  SourceIngredient,
  SourceRecipe,
} from "../../../../functions/draft/engine/substitution/source-recipe.ts";
import { listPantryIds } from "../../../../functions/draft/engine/substitution/tables/substitute-table.ts";
import { readCatalogueFoods } from "../../recipes/support/catalogue-foods.ts";

/** Catalogue ids by the words that the tests' lines use; other words have no food. */
const idsByWords: Readonly<Record<string, number>> = {
  egg: 1123,
  eggs: 1123,
  "raw eggs": 1123,
  "egg whites": 1124,
  butter: 1001,
  milk: 1077,
  cream: 1053,
  cheddar: 1009,
  buttermilk: 1088,
  flour: 20081,
  breadcrumbs: 18079,
  spaghetti: 20120,
  sugar: 19335,
  "brown sugar": 19334,
  salt: 2047,
  "soy sauce": 16123,
  "ground beef": 23567,
  "chicken breast": 5062,
  bacon: 10123,
  salmon: 15076,
  shrimp: 15270,
  onion: 11282,
  potatoes: 11352,
  "black beans": 16015,
  tomatoes: 11529,
  rice: 20044,
  almonds: 12061,
  "dark chocolate": 19904,
  "olive oil": 4053,
  avocado: 9037,
  celeriac: 11141,
  "white wine": 14106,
  chickpeas: 16057,
  "green chillies": 11670,
  "coconut milk": 12118,
  banana: 9040,
  yogurt: 1116,
};

/** What changes nothing. */
export const noEdits: Edits = {
  diets: [],
  conditions: [],
  gender: null,
  allergens: [],
  health: [],
  avoided: [],
  swaps: [],
  droppedParts: [],
  goals: [],
  limits: [],
  preferences: [],
};

const foods = readCatalogueFoods(new Set([...listPantryIds(), ...Object.values(idsByWords)]));

/** The foods of the tests' lines and of the tables. */
export const pantry: Pantry = { foodOf: findFood };

function findFood(id: number): PantryFood | undefined {
  const food = foods.get(id);
  return food === undefined ? undefined : { id, ...food };
}

/** The catalogue food of one of the tests' words. */
export function foodNamed(words: string): PantryFood | undefined {
  const id = idsByWords[words];
  return id === undefined ? undefined : findFood(id);
}

/** "200 butter, for brushing": grams, name, purpose. */
function ingredient(line: string): SourceIngredient {
  const [, grams = "0", name = "", purpose] = /^([\d.]+) ([^,]+?)(?:, (for .+))?$/.exec(line) ?? [];
  const food = foodNamed(name);
  return {
    name,
    food: food === undefined ? null : { id: food.id, name: food.name, foodGroup: food.foodGroup },
    grams: Number(grams),
    measure: null,
    preparation: null,
    purpose: purpose ?? null,
  };
}

/** A recipe for four from a title and lines. */
export function recipe(title: string, lines: readonly string[], steps: readonly string[] = []): SourceRecipe {
  return { title, servings: 4, ingredients: lines.map(ingredient), steps };
}

/** Edits a recipe with what is given and nothing else. */
export function edit(
  source: SourceRecipe,
  edits: Partial<Edits>,
  targets: ReadonlyMap<string, PantryFood> = new Map(),
): EditedRecipe {
  const matched = new Map(
    [...targets].map(([words, food]) => [
      words,
      { name: words, food, grams: null, measure: null, preparation: null },
    ]),
  );
  return editRecipe(source, { ...noEdits, ...edits }, pantry, { matched });
}

/** The names that stand on a line after the edits. */
export function namesOn({ ingredients }: EditedRecipe, line: number): string[] {
  return ingredients.filter(({ fromLine }) => fromLine === line).map(({ name }) => name);
}

/** The grams that stand on a line after the edits. */
export function gramsOn({ ingredients }: EditedRecipe, line: number): number {
  return ingredients.filter(({ fromLine }) => fromLine === line).reduce((sum, { grams }) => sum + grams, 0);
}
