import type { MealEvidence } from "../composition/mod.ts";
import type { FoundFoods, Speller } from "../food/mod.ts";

/** A food of the catalogue, without its evidence. */
type NamedFood = { id: number; name: string; foodGroup: string };

/** The evidence to load: of which foods, within a content tier and an optional filter by id and name. */
type EvidenceRequest = {
  foodIds: number[];
  tier: string;
  compoundIds: number[];
  compoundNames: string[];
};

/** An ingredient of a recipe: its catalogue name and group, and its grams in 100 g of the dish before cooking. */
export type RecipePart = { name: string; foodGroup: string; grams: number };

/**
 * The catalogue of foods and their composition. Every method is one database call, of `speller` the first one of a
 * release, and fails with `service_unavailable`.
 */
export type Catalogue = {
  /**
   * The foods that the term lists of a meal may mean, with their portions; for `ownQueries` only the service's own foods.
   * With a language (ISO 639-1) they have their names in it too.
   */
  findFoods: (
    queries: readonly (readonly string[])[],
    ownQueries?: readonly (readonly string[])[],
    language?: string,
  ) => Promise<FoundFoods>;
  /** Finds what misspelt words stand for among the words of a release. */
  speller: (catalogueRelease: string) => Promise<Speller>;
  /** Those of the terms that names of foods have, English ones those of two foods at least. */
  knownTerms: (terms: readonly string[]) => Promise<Set<string>>;
  mealEvidence: (request: EvidenceRequest) => Promise<MealEvidence>;
  /** The recipes of the foods that have one, by food id, largest ingredient first. */
  foodRecipes: (foodIds: readonly number[]) => Promise<Map<number, RecipePart[]>>;
  /** The foods with these ids; unknown ids are left out. */
  foods: (foodIds: readonly number[]) => Promise<NamedFood[]>;
  /** The names in a language (ISO 639-1) of the foods that have one, by food id. */
  foodNames: (foodIds: readonly number[], language: string) => Promise<Map<number, string>>;
};
