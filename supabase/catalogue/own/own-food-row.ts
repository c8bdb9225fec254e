import { foodTerms } from "../../../shared/food/food-terms.ts";
import type { StateReader } from "../build/food-states.ts";
import { copyRow } from "../format/copy-text.ts";
import type { OwnFood } from "./own-food.ts";
import { OWN_SOURCE } from "./own-source.ts";

/** The columns of the temporary table that own foods go through on their way into the catalogue. */
export const stagedColumns = {
  code: "text primary key",
  name: "text",
  synonyms: "text[]",
  food_group: "text",
  states: "text[]",
  portion_labels: "text[]",
  portion_grams: "real[]",
  default_portion_grams: "real",
  languages: "text[]",
  names: "text[]",
  compound_ids: "integer[]",
  amounts: "double precision[]",
  value_types: "text[]",
  minima: "double precision[]",
  maxima: "double precision[]",
  sample_counts: "integer[]",
  derivations: "text[]",
  citation: "text",
  terms: "text[]",
  weights: "real[]",
} as const;

/** A food as COPY text for the temporary table, with its search terms. */
export function ownFoodRow(food: OwnFood, readStates: StateReader): string {
  const { values, portions, names } = food;
  const terms = foodTerms({ ...food, source: OWN_SOURCE });
  return copyRow([
    food.code,
    food.name,
    food.synonyms,
    food.foodGroup,
    readStates(food.name),
    portions.map(({ label }) => label),
    portions.map(({ grams }) => grams),
    food.defaultPortionGrams,
    [...names.keys()],
    [...names.values()],
    values.map(({ compoundId }) => compoundId),
    values.map(({ amount }) => amount),
    values.map(({ valueType }) => valueType),
    values.map(({ minimum }) => minimum),
    values.map(({ maximum }) => maximum),
    values.map(({ sampleCount }) => sampleCount),
    values.map(({ derivation }) => derivation),
    food.citation,
    terms.map(({ term }) => term),
    terms.map(({ weight }) => weight),
  ]);
}
