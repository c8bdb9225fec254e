import { readFile, stat } from "node:fs/promises";
import { readCatalogueFacts } from "../../supabase/catalogue/own/catalogue-facts.ts";
import type { OwnChange } from "../../supabase/catalogue/own/change-own-foods.ts";
import { loadOwnFoods } from "../../supabase/catalogue/own/load-own-foods.ts";
import { type ReadFoods, readOwnFoods } from "../../supabase/catalogue/own/read-own-foods.ts";
import { RefusedError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import type { LoadOptions } from "./load-options.ts";
import { withDatabase } from "./open-database.ts";
import { tellChange } from "./tell-change.ts";
import { tellProblems } from "./tell-problems.ts";

const MOST_BYTES = 64_000_000;
const DEFAULT_CITATION = "Own data of the operator of this service";

type Loaded = { read: ReadFoods; change: OwnChange | null };

/** Loads a file of own foods; throws {@link RefusedError} once its errors are told. */
export async function loadCsvFile(
  path: string,
  options: LoadOptions,
  { context, isJson }: { context: Context; isJson: boolean },
): Promise<void> {
  const { output } = context;
  const isDryRun = options.dryRun ?? false;
  const bytes = await readBytes(path);
  const progress = context.startProgress(`Loading ${path}`);
  const { read, change } = await load(bytes, options, context).finally(progress.stop);
  const { foods, errors, doubts } = read;
  if (isJson) output.printJson({ dryRun: isDryRun, foods: foods.length, errors, doubts, change });
  else output.note(...tellProblems(errors, "Error"), ...tellProblems(doubts, "Look at"));
  if (!change) {
    const count = `${errors.length} ${errors.length === 1 ? "error" : "errors"}`;
    throw new RefusedError(`Cannot load ${path}: it has ${count}, nothing was changed`);
  }
  if (!isJson) output.print(...tellChange(change, isDryRun));
}

function load(bytes: Uint8Array, options: LoadOptions, context: Context): Promise<Loaded> {
  return withDatabase(options, context, async (sql) => {
    const facts = await readCatalogueFacts(sql);
    const read = readOwnFoods(bytes, facts, options.source ?? DEFAULT_CITATION);
    if (read.errors.length > 0) return { read, change: null };
    const change = await loadOwnFoods(sql, read.foods, { isDryRun: options.dryRun ?? false });
    return { read, change };
  });
}

async function readBytes(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > MOST_BYTES)
    throw new RefusedError(`Cannot load ${path}: it is larger than ${MOST_BYTES / 1e6} MB`, {
      hint: "split it",
    });
  return readFile(path);
}
