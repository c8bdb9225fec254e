import { indexNeeds, listDishWords, phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import { type Recipe, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import { findPhrases } from "../../../shared/language/mod.ts";
import known from "./data/known-dishes.json" with { type: "json" };

/** What a name of a dish stands for, as ids of recipes; without any where the book has no such dish. */
export type DishMeaning = {
  /** Recipes of exactly this name. */
  readonly exact: ReadonlySet<string>;
  /** Those and all others of the dish: a vegetable lasagne for "lasagne". */
  readonly all: ReadonlySet<string>;
  /** A dessert or something to go with coffee. */
  readonly isSweet: boolean;
};

/** Behind these a title names what goes with the dish. */
const tail = / (?:with|in|on|over) |, | \(/;

const rows = indexNeeds(known.dishes.flatMap((names, row) => names.map((name) => [name, row] as const)));
const rowsOfRecipes = recipeBook.map((recipe) => ({ recipe, rows: listRows(recipe) }));

const entries = listEntries();

/** The names by which dishes are asked for: those of recipes, and those of dishes that no recipe makes. */
export const dishNames: readonly string[] = entries.map(([name]) => name);

/** The dishes by their names. */
export const dishIndex = indexNeeds<DishMeaning>(entries);

function listRows({ title, names = [] }: Recipe): ReadonlySet<number> {
  const inTitle = findPhrases(rows, phraseTerms(title));
  // "Pulled pork burger" is a name of pulled pork, which is no burger.
  const called = names.flatMap((name) => findPhrases(rows, phraseTerms(name)).filter(isWhole(name)));
  return new Set([...inTitle, ...called].map(({ meaning }) => meaning));
}

function isWhole(name: string): (hit: { start: number; end: number }) => boolean {
  const { length } = phraseTerms(name);
  return ({ start, end }) => start === 0 && end === length;
}

function listEntries(): [name: string, meaning: DishMeaning][] {
  const exact = Map.groupBy(
    recipeBook.flatMap((recipe) =>
      listNames(recipe).map((name) => ({ name, key: keyOf(name), id: recipe.id })),
    ),
    ({ key }) => key,
  );
  const ofRows = known.dishes.flatMap((names, row) => names.map((name) => ({ name, key: keyOf(name), row })));
  const rowOf = new Map(ofRows.map(({ key, row }) => [key, row]));
  const idsOfRow = (row: number | undefined) =>
    rowsOfRecipes.filter((one) => row !== undefined && one.rows.has(row)).map(({ recipe }) => recipe.id);
  const sweetRows = new Set(known.sweet.flatMap((name) => rowOf.get(keyOf(name)) ?? []));
  const names = new Map([...ofRows, ...[...exact.values()].flat()].map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => {
    const ids = (exact.get(key) ?? []).map(({ id }) => id);
    const row = rowOf.get(key);
    const isSweet = row !== undefined && sweetRows.has(row);
    return [name, { exact: new Set(ids), all: new Set([...ids, ...idsOfRow(row)]), isSweet }];
  });
}

/** A title, its other names, and its first words where they name a dish: "Massaman curry with tofu". */
function listNames({ title, names = [] }: Recipe): string[] {
  const [head = title] = title.split(tail);
  const isDish = head !== title && head.includes(" ") && listDishWords(head).length > 0;
  return [...new Set([title, ...names, ...(isDish ? [head] : [])])];
}

function keyOf(name: string): string {
  return phraseTerms(name).join(" ");
}
