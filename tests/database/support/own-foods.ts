import type { Sql } from "postgres";
import {
  changeOwnFoods,
  type OwnChange,
  removeOwnFoods,
} from "../../../supabase/catalogue/own/change-own-foods.ts";
import { loadOwnFoods } from "../../../supabase/catalogue/own/load-own-foods.ts";
import { readCatalogueFacts } from "../../../supabase/catalogue/own/query-catalogue.ts";
import { readOwnFoods } from "../../../supabase/catalogue/own/read-own-foods.ts";

/** Loads a CSV text that has no error. */
export async function loadText(sql: Sql, text: string, isDryRun = false): Promise<OwnChange> {
  const facts = await readCatalogueFacts(sql);
  const { foods, errors } = readOwnFoods(new TextEncoder().encode(text), facts, "Own data");
  if (errors.length > 0) throw new Error(`Cannot load the test's foods: ${JSON.stringify(errors)}`);
  return loadOwnFoods(sql, foods, { isDryRun });
}

/** Removes every own food. */
export function removeAll(sql: Sql): Promise<OwnChange> {
  return changeOwnFoods(sql, { isDryRun: false }, (transaction) => removeOwnFoods(transaction, "all"));
}

/** The release that the database reports. */
export async function readRelease(sql: Sql): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from nas.catalogue_release`;
  return row?.id ?? "";
}
