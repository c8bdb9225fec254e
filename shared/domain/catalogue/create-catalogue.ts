import type { CallFunction, NasApi } from "../../platform/kernel/mod.ts";
import type { Compound, Evidence, MealEvidence, Reference, ValueType } from "../composition/mod.ts";
import type { FoundFoods } from "../food/mod.ts";
import type { Catalogue, RecipePart } from "./catalogue.ts";
import { loadSpeller, type Vocabulary } from "./load-speller.ts";

type EvidenceCell = {
  food_id: number;
  compound_id: number;
  amount: number | null;
  value_type: ValueType;
  minimum: number | null;
  maximum: number | null;
  derivation: string;
  reference_ids: number[];
  minimum_reference_ids: number[];
  maximum_reference_ids: number[];
};

/** Prefix of the derivation codes of values that this service interpolated: from related foods, from recipes. */
const donorPrefix = "donor:";

/** A catalogue that reads from the database. */
export function createCatalogue(call: CallFunction): Catalogue {
  return {
    findFoods: async (queries, ownQueries = [], language) =>
      asBuilt<FoundFoods>(
        await call("find_foods", {
          p_queries: queries,
          p_own_queries: ownQueries,
          ...(language !== undefined && { p_language: language }),
        }),
      ),

    knownTerms: async (terms) =>
      new Set(asBuilt<string[]>(await call("known_terms", { p_terms: [...terms] }))),

    speller: (catalogueRelease) =>
      loadSpeller(catalogueRelease, async () => asBuilt<Vocabulary>(await call("food_vocabulary", {}))),

    async mealEvidence({ foodIds, tier, compoundIds, compoundNames }) {
      const [row] = await call("meal_evidence", {
        p_food_ids: foodIds,
        p_tier: tier,
        p_compound_ids: compoundIds,
        p_compound_names: compoundNames,
      });
      return toMealEvidence(row);
    },

    async foodRecipes(foodIds) {
      const rows = await call("food_recipes", { p_food_ids: [...foodIds] });
      return new Map(rows.map((row) => [row.food_id ?? 0, asBuilt<RecipePart[]>(row.ingredients)]));
    },

    async foods(foodIds) {
      const rows = await call("foods", { p_food_ids: [...foodIds] });
      return rows.map((row) => ({
        id: row.food_id ?? 0,
        name: row.name ?? "",
        foodGroup: row.food_group ?? "",
      }));
    },

    async foodNames(foodIds, language) {
      const rows = await call("food_names", { p_food_ids: [...foodIds], p_language: language });
      return new Map(rows.map((row) => [row.food_id ?? 0, row.name ?? ""]));
    },
  };
}

function toMealEvidence(row: NasApi["meal_evidence"]["returns"][number] | undefined): MealEvidence {
  if (!row || row.catalogue_release === null)
    throw new TypeError("Cannot read evidence: no catalogue is loaded");
  return {
    catalogueRelease: row.catalogue_release,
    compounds: asBuilt<Compound[]>(row.compounds),
    evidence: asBuilt<EvidenceCell[]>(row.evidence).map(toEvidence),
    references: asBuilt<Reference[]>(row.citations),
  };
}

function toEvidence(cell: EvidenceCell): Evidence {
  return {
    foodId: cell.food_id,
    compoundId: cell.compound_id,
    amount: cell.amount,
    valueType: cell.value_type,
    minimum: cell.minimum,
    maximum: cell.maximum,
    interpolated: cell.derivation.startsWith(donorPrefix),
    referenceIds: cell.reference_ids,
    minimumReferenceIds: cell.minimum_reference_ids,
    maximumReferenceIds: cell.maximum_reference_ids,
  };
}

/** JSON from one of our SQL functions; the database tests check its shape. */
function asBuilt<Shape>(json: unknown): Shape {
  return json as Shape;
}
