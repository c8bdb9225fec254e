import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { type CopyCell, copyRow } from "../../format/copy-text.ts";
import { changeOwnFoods, type OwnChange } from "../change-own-foods.ts";
import { checkValues } from "../check-values.ts";
import { applyStagedFoods } from "../load-own-foods.ts";
import type { OwnFood } from "../own-food.ts";
import { type CatalogueFacts, readCatalogueFacts } from "../query-catalogue.ts";
import { createStage, stageOwnFoods } from "../stage-own-foods.ts";
import { createUnitCompleter } from "../units.ts";
import { readFdcNutrients, readFdcValueTypes } from "./fdc-codes.ts";
import { buildFdcFood, type FdcFood, readFdcFoods } from "./fdc-foods.ts";
import { brandRows, type FdcSelection, foodRows, portionRows, valueRows } from "./fdc-rows.ts";
import { type FdcFolder, fdcTables } from "./fdc-tables.ts";

/** Temporary tables that a download is copied into. */
const fdcStage = `
  create temporary table fdc_food (
    fdc_id integer, data_type text, description text, category text
  ) on commit drop;
  create temporary table fdc_brand (
    fdc_id integer, brand text, serving_grams float8, serving_label text, category text
  ) on commit drop;
  create temporary table fdc_portion (fdc_id integer, place integer, label text, grams float8) on commit drop;
  create temporary table fdc_value (
    fdc_id integer, compound_id integer, amount float8, value_type text, minimum float8, maximum float8,
    sample_count integer, derivation text
  ) on commit drop`;

/** Indexes and statistics for reading the tables food by food. */
const fdcStageIndexes = `
  create index on fdc_food (fdc_id);
  create index on fdc_brand (fdc_id);
  create index on fdc_portion (fdc_id);
  create index on fdc_value (fdc_id);
  analyze fdc_food, fdc_brand, fdc_portion, fdc_value`;

const batchBytes = 1 << 16;

export type FdcLoading = FdcSelection & {
  readonly isDryRun: boolean;
  /** Replaces FoodData Central's own citations. */
  readonly citation?: string | undefined;
  readonly signal: AbortSignal;
  /** Called with the progress in words. */
  readonly onProgress: (text: string) => void;
};

/** The result of loading a download. */
export type FdcLoaded = {
  readonly change: OwnChange;
  /** Number of foods that are not loaded: their values are impossible, or they have none. */
  readonly leftOut: number;
  /** The first of them, with reasons. */
  readonly reasons: readonly string[];
};

const mostReasons = 10;
const needed = [fdcTables.foods, fdcTables.nutrients, fdcTables.values];

/** Loads the foods of an unzipped CSV download of FoodData Central, all or none. Throws when a file is missing. */
export async function loadFdcFolder(sql: Sql, path: string, loading: FdcLoading): Promise<FdcLoaded> {
  const missing = needed.find(({ file }) => !existsSync(join(path, file)));
  if (missing)
    throw new Error(
      `Cannot load ${path}: it has no ${missing.file}; unzip a CSV download of FoodData Central there`,
    );
  const leftOut: { count: number; reasons: string[] } = { count: 0, reasons: [] };
  const change = await changeOwnFoods(sql, loading, async (transaction) => {
    const facts = await readCatalogueFacts(transaction);
    const kept = await copyFolder(transaction, openFolder(path, loading), { facts, loading });
    await createStage(transaction);
    const leaveOut = (reason: string) => {
      leftOut.count += 1;
      if (leftOut.reasons.length < mostReasons) leftOut.reasons.push(reason);
    };
    await stageFolder(transaction, { facts, loading, leaveOut, total: kept });
    loading.signal.throwIfAborted();
    loading.onProgress("Putting them into the catalogue");
    return applyStagedFoods(transaction);
  });
  return { change, leftOut: leftOut.count, reasons: leftOut.reasons };
}

function openFolder(path: string, { signal, onProgress }: FdcLoading): FdcFolder {
  const sizes = Object.values(fdcTables).map(
    ({ file }) => statSync(join(path, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let read = 0;
  let reported = -1;
  const onBytes = (count: number) => {
    read += count;
    const percent = Math.floor((100 * read) / Math.max(1, total));
    if (percent !== reported) onProgress(`Reading the download: ${percent} %`);
    reported = percent;
  };
  return { path, signal, onBytes };
}

type Shared = { readonly facts: CatalogueFacts; readonly loading: FdcLoading };

/** Copies the files into temporary tables; returns the number of selected foods. */
async function copyFolder(
  transaction: TransactionSql,
  folder: FdcFolder,
  { facts, loading }: Shared,
): Promise<number> {
  await transaction.unsafe(fdcStage);
  const nutrients = await readFdcNutrients(folder, facts.compounds);
  const types = await readFdcValueTypes(folder);
  const kept = new Set<string>();
  await copyFdcRows(transaction, "fdc_food", foodRows(folder, loading, kept));
  if (kept.size === 0)
    throw new Error(
      `Cannot load ${folder.path}: it has no food of the data types ${loading.dataTypes.join(", ")}`,
    );
  await copyFdcRows(transaction, "fdc_brand", brandRows(folder, kept));
  await copyFdcRows(transaction, "fdc_portion", portionRows(folder, kept));
  await copyFdcRows(transaction, "fdc_value", valueRows(folder, kept, { nutrients, types }));
  await transaction.unsafe(fdcStageIndexes);
  return kept.size;
}

type Staging = Shared & { readonly leaveOut: (reason: string) => void; readonly total: number };

async function stageFolder(transaction: TransactionSql, staging: Staging): Promise<void> {
  const completeUnits = createUnitCompleter();
  const { loading, total } = staging;
  const compounds = new Map(staging.facts.compounds.map((compound) => [compound.id, compound]));
  let done = 0;
  for await (const batch of readFdcFoods(transaction)) {
    loading.signal.throwIfAborted();
    const foods = batch.flatMap((row) => toOwnFood(row));
    await stageOwnFoods(transaction, foods);
    done += batch.length;
    loading.onProgress(`Foods: ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`);
  }

  function toOwnFood(row: FdcFood): OwnFood[] {
    const built = buildFdcFood(row, loading.citation);
    const food = { ...built, values: completeUnits(built.values) };
    const { errors } = checkValues(food.values, compounds);
    const reason = food.values.length === 0 ? "it has no value" : errors[0];
    if (reason === undefined) return [food];
    staging.leaveOut(`${food.code} ${food.name}: ${reason}`);
    return [];
  }
}

/** Streams rows into a temporary table: a download may be larger than the memory. */
async function copyFdcRows(
  transaction: TransactionSql,
  table: string,
  rows: AsyncIterable<readonly CopyCell[]>,
): Promise<void> {
  const copy = transaction.unsafe(`copy ${table} from stdin`);
  await pipeline(Readable.from(joinLines(rows)), await copy.writable());
}

async function* joinLines(rows: AsyncIterable<readonly CopyCell[]>): AsyncGenerator<string> {
  let text = "";
  for await (const row of rows) {
    text += `${copyRow(row)}\n`;
    if (text.length < batchBytes) continue;
    yield text;
    text = "";
  }
  yield text;
}
