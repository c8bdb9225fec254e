import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { foodTerms, localTerms } from "../../../shared/domain/food/mod.ts";
import { createStateReader, type StateReader } from "../build/name-readers.ts";
import { copyRow } from "../format/copy-text.ts";
import { type OwnFood, ownSource } from "./own-food.ts";

/** The columns of the temporary table that own foods are staged in. */
const stagedColumns = {
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

/** Creates the temporary table of the foods to be put into the catalogue; it is dropped with the transaction. */
export async function createStage(transaction: TransactionSql): Promise<void> {
  const columns = Object.entries(stagedColumns).map(([name, type]) => `${name} ${type}`);
  await transaction.unsafe(`create temporary table staged_own_food (${columns.join(", ")}) on commit drop`);
}

/** Copies foods into the temporary table as a stream, so that only a few are in memory at once. */
export async function stageOwnFoods(transaction: TransactionSql, foods: Iterable<OwnFood>): Promise<void> {
  const columns = Object.keys(stagedColumns).join(", ");
  const copy = transaction.unsafe(`copy staged_own_food (${columns}) from stdin`);
  await pipeline(Readable.from(copyLines(foods)), await copy.writable());
}

function* copyLines(foods: Iterable<OwnFood>): Generator<string> {
  const readStates = createStateReader();
  for (const food of foods) yield `${ownFoodRow(food, readStates)}\n`;
}

/** A food as COPY text for the temporary table, with its search terms. */
function ownFoodRow(food: OwnFood, readStates: StateReader): string {
  const { values, portions, names } = food;
  const localNames = [...names].map(([language, name]) => ({ language, name }));
  const terms = [...foodTerms({ ...food, source: ownSource }), ...localTerms(localNames)];
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
