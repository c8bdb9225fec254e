import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Sql, TransactionSql } from "postgres";
import { applyStagedFoods } from "../apply-staged-foods.ts";
import { type CatalogueFacts, readCatalogueFacts } from "../catalogue-facts.ts";
import { changeOwnFoods, type OwnChange } from "../change-own-foods.ts";
import { checkValues } from "../check-values.ts";
import { createUnitCompleter } from "../complete-units.ts";
import type { OwnFood } from "../own-food.ts";
import { createStage, stageOwnFoods } from "../stage-own-foods.ts";
import { buildFdcFood, type FdcFood } from "./build-fdc-food.ts";
import { copyFdcRows } from "./copy-fdc-rows.ts";
import { readFdcNutrients } from "./fdc-nutrients.ts";
import { brandRows, foodRows, portionRows, valueRows } from "./fdc-rows.ts";
import type { FdcSelection } from "./fdc-selection.ts";
import { fdcStage, fdcStageIndexes } from "./fdc-stage.ts";
import type { FdcFolder } from "./fdc-table.ts";
import { fdcTables } from "./fdc-tables.ts";
import { readFdcValueTypes } from "./fdc-value-types.ts";
import { readFdcFoods } from "./read-fdc-foods.ts";

/** What a download is loaded with. */
export interface FdcLoading extends FdcSelection {
  readonly isDryRun: boolean;
  /** In place of FoodData Central's own citations. */
  readonly citation?: string | undefined;
  readonly signal: AbortSignal;
  /** Hears how far it has come, in words. */
  readonly onProgress: (text: string) => void;
}

/** What became of a download. */
export interface FdcLoaded {
  readonly change: OwnChange;
  /** Foods whose values cannot be, or that have none; they are not loaded. */
  readonly leftOut: number;
  /** The first of them, with the reason. */
  readonly reasons: readonly string[];
}

const mostReasons = 10;
const needed = [fdcTables.foods, fdcTables.nutrients, fdcTables.values];

/** Loads the foods of an unzipped CSV download of FoodData Central, all or none. Throws where a file is missing. */
export async function loadFdcFolder(sql: Sql, path: string, loading: FdcLoading): Promise<FdcLoaded> {
  const missing = needed.find(({ file }) => !existsSync(join(path, file)));
  if (missing)
    throw new Error(
      `Cannot load ${path}: it has no ${missing.file}; unzip a CSV download of FoodData Central there`,
    );
  const left: { count: number; reasons: string[] } = { count: 0, reasons: [] };
  const change = await changeOwnFoods(sql, loading, async (transaction) => {
    const facts = await readCatalogueFacts(transaction);
    const kept = await copyFolder(transaction, openFolder(path, loading), { facts, loading });
    await createStage(transaction);
    const leaveOut = (reason: string) => {
      left.count += 1;
      if (left.reasons.length < mostReasons) left.reasons.push(reason);
    };
    await stageFolder(transaction, { facts, loading, leaveOut, total: kept });
    loading.signal.throwIfAborted();
    loading.onProgress("Putting them into the catalogue");
    return applyStagedFoods(transaction);
  });
  return { change, leftOut: left.count, reasons: left.reasons };
}

function openFolder(path: string, { signal, onProgress }: FdcLoading): FdcFolder {
  const sizes = Object.values(fdcTables).map(
    ({ file }) => statSync(join(path, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let read = 0;
  let told = -1;
  const onBytes = (count: number) => {
    read += count;
    const percent = Math.floor((100 * read) / Math.max(1, total));
    if (percent !== told) onProgress(`Reading the download: ${percent} %`);
    told = percent;
  };
  return { path, signal, onBytes };
}

type Shared = { readonly facts: CatalogueFacts; readonly loading: FdcLoading };

/** Reads the files into temporary tables; returns how many foods are wanted. */
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
