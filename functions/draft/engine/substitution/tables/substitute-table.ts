import foods from "../data/substitute-foods.json" with { type: "json" };
import dairy from "../data/substitutes-dairy.json" with { type: "json" };
import eggAndFat from "../data/substitutes-egg-and-fat.json" with { type: "json" };
import grain from "../data/substitutes-grain.json" with { type: "json" };
import meatAndFish from "../data/substitutes-meat-and-fish.json" with { type: "json" };
import nutAndSweet from "../data/substitutes-nut-and-sweet.json" with { type: "json" };
import vegetable from "../data/substitutes-vegetable-and-seasoning.json" with { type: "json" };

/** A food that may take a place: as a cook calls it, and the catalogue food; null where the catalogue has none. */
type SubstituteFood = {
  readonly name: string;
  readonly foodId: number | null;
  readonly foodName: string | null;
};

/** A part of what comes instead; `food` is a key of the substitute foods, or "self" for the same food. */
type CandidatePart = {
  readonly food: string;
  /** Mass by the mass that goes. */
  readonly ratio: number;
};

/** What comes instead, all parts together. */
export type Candidate = {
  readonly parts: readonly CandidatePart[];
  /** A step that has to come before all others. */
  readonly firstStep?: string;
};

/** What may replace a class of foods in some uses, for some causes; empty lists stand for all. */
export type SubstituteRow = {
  readonly class: string;
  readonly uses: readonly string[];
  readonly causes: readonly string[];
  /** The best first. */
  readonly candidates: readonly Candidate[];
  readonly why: string;
};

/** All rows, in the order of their files. */
export const substituteRows: readonly SubstituteRow[] = [
  dairy,
  eggAndFat,
  grain,
  meatAndFish,
  nutAndSweet,
  vegetable,
].flatMap(({ rows }) => rows);

/** The substitute foods by key. */
export const substituteFoods: ReadonlyMap<string, SubstituteFood> = new Map(Object.entries(foods.foods));

const rowsByClass = Map.groupBy(substituteRows, (row) => row.class);

/** The rows of one class. */
export function rowsOfClass(name: string): readonly SubstituteRow[] {
  return rowsByClass.get(name) ?? [];
}

/** The catalogue ids of all foods that the tables may put into a recipe, rising and once each. */
export function listPantryIds(): readonly number[] {
  const ids = [...substituteFoods.values()].flatMap(({ foodId }) => (foodId === null ? [] : [foodId]));
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
