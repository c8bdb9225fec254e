import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import baking from "./data/pantry/baking.json" with { type: "json" };
import dairy from "./data/pantry/dairy.json" with { type: "json" };
import drinks from "./data/pantry/drinks.json" with { type: "json" };
import fish from "./data/pantry/fish.json" with { type: "json" };
import fruit from "./data/pantry/fruit.json" with { type: "json" };
import grains from "./data/pantry/grains.json" with { type: "json" };
import legumes from "./data/pantry/legumes.json" with { type: "json" };
import meat from "./data/pantry/meat.json" with { type: "json" };
import nuts from "./data/pantry/nuts.json" with { type: "json" };
import sauces from "./data/pantry/sauces.json" with { type: "json" };
import spices from "./data/pantry/spices.json" with { type: "json" };
import vegetables from "./data/pantry/vegetables.json" with { type: "json" };

const shelves = {
  vegetables,
  fruit,
  dairy,
  meat,
  fish,
  grains,
  legumes,
  nuts,
  spices,
  sauces,
  baking,
  drinks,
};

/** A kind of ingredient that is bought and used alike. */
type ShelfName = keyof typeof shelves;

/** The catalogue food that recipes mean by a name. */
export type PantryFood = {
  readonly id: number;
  /** The catalogue's name. */
  readonly food: string;
  readonly shelf: ShelfName;
};

/** A name of the pantry: its food, and its words in order, the last one its head. */
export type PantryName = {
  readonly terms: readonly string[];
  readonly food: PantryFood;
};

/** Every food of the pantry with its names as written. */
export const pantryFoods: readonly (PantryFood & { names: readonly string[] })[] = (
  Object.entries(shelves) as [ShelfName, typeof fruit][]
).flatMap(([shelf, { foods }]) => foods.map(({ id, food, names }) => ({ id, food, shelf, names })));

const byKey = new Map<string, PantryName>();
const byTerm = new Map<string, PantryName[]>();

for (const { names, ...food } of pantryFoods) for (const name of names) addName(name, food);

function addName(name: string, food: PantryFood): void {
  const terms = normaliseTerms(name);
  const key = keyOf(terms);
  if (byKey.has(key)) return;
  const entry = { terms: [...new Set(terms)], food };
  byKey.set(key, entry);
  for (const term of entry.terms) byTerm.set(term, [...(byTerm.get(term) ?? []), entry]);
}

function keyOf(terms: readonly string[]): string {
  return [...new Set(terms)].sort().join(" ");
}

/** The food that these words name, in whatever order, all of them and no others; null when none does. */
export function findPantryName(terms: readonly string[]): PantryFood | null {
  return byKey.get(keyOf(terms))?.food ?? null;
}

/** The names of the pantry that have this word. */
export function listPantryNames(term: string): readonly PantryName[] {
  return byTerm.get(term) ?? [];
}

const terms: ReadonlySet<string> = new Set(byTerm.keys());

/** Every word of the pantry's names. */
export function listPantryTerms(): ReadonlySet<string> {
  return terms;
}
