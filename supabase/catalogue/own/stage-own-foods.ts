import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { TransactionSql } from "postgres";
import { createStateReader } from "../build/food-states.ts";
import type { OwnFood } from "./own-food.ts";
import { ownFoodRow, stagedColumns } from "./own-food-row.ts";

/** Makes the temporary table of the foods that are to be put into the catalogue; it ends with the transaction. */
export async function createStage(transaction: TransactionSql): Promise<void> {
  const columns = Object.entries(stagedColumns).map(([name, type]) => `${name} ${type}`);
  await transaction.unsafe(`create temporary table staged_own_food (${columns.join(", ")}) on commit drop`);
}

/** Copies foods into the temporary table; no more than a few of them are in memory at once. */
export async function stageOwnFoods(transaction: TransactionSql, foods: Iterable<OwnFood>): Promise<void> {
  const columns = Object.keys(stagedColumns).join(", ");
  const copy = transaction.unsafe(`copy staged_own_food (${columns}) from stdin`);
  await pipeline(Readable.from(copyLines(foods)), await copy.writable());
}

function* copyLines(foods: Iterable<OwnFood>): Generator<string> {
  const readStates = createStateReader();
  for (const food of foods) yield `${ownFoodRow(food, readStates)}\n`;
}
