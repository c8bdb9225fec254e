import { statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { type Command, InvalidArgumentError } from "commander";
import type { OwnChange } from "../../supabase/catalogue/own/change-own-foods.ts";
import fdc from "../../supabase/catalogue/own/data/fdc.json" with { type: "json" };
import { type FdcLoaded, loadFdcFolder } from "../../supabase/catalogue/own/fdc/load-fdc-folder.ts";
import { loadOwnFoods } from "../../supabase/catalogue/own/load-own-foods.ts";
import { readCatalogueFacts } from "../../supabase/catalogue/own/query-catalogue.ts";
import { describeProblem, type LoadProblem } from "../../supabase/catalogue/own/read-csv.ts";
import { type ReadFoods, readOwnFoods } from "../../supabase/catalogue/own/read-own-foods.ts";
import { toPlainText } from "../output/text.ts";
import { InterruptedError, RefusedError, UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { type DatabaseOptions, databaseOption, withDatabase } from "./database.ts";
import { describeChange } from "./describe-change.ts";

type LoadOptions = DatabaseOptions & {
  dryRun?: boolean;
  source?: string;
  limit?: number;
  dataType?: string[];
};

type Run = { context: Context; isJson: boolean };
type LoadedFile = { read: ReadFoods; change: OwnChange | null };

const mostReported = 50;
const mostBytes = 64_000_000;
const defaultCitation = "Own data of the operator of this service";
const dataTypes = Object.keys(fdc.dataTypes);

/** Adds `catalogue load`: a CSV file of own foods, or the folder of a FoodData Central download. */
export function addLoadCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("load")
    .description("add or replace your own foods from a CSV file, all or none")
    .argument("<path>", "a CSV file, or the unzipped folder of a FoodData Central CSV download")
    .option("--dry-run", "report what would be loaded, load nothing")
    .option("--source <text>", "citation of foods that name no source of their own")
    .option("--limit <count>", "of a download: load at most this many foods", readLimit)
    .option("--data-type <types...>", "of a download: foundation_food, sr_legacy_food, branded_food, …")
    .addOption(databaseOption())
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue template > foods.csv\n  nas catalogue load foods.csv --dry-run" +
        "\n  nas catalogue load FoodData_Central_foundation_food_csv",
    )
    .action(async (path: string, options: LoadOptions, command: Command) => {
      const { json: isJson } = readGlobalOptions(command);
      if (isFolder(path)) return loadDownload(path, options, { context, isJson });
      if (options.limit !== undefined || options.dataType)
        throw new UsageError("Cannot load a file: --limit and --data-type apply only to a download folder");
      return loadFile(path, options, { context, isJson });
    });
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number above 0.");
  return Number(text);
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) return found.isDirectory();
  throw new UsageError(`Cannot load ${path}: no such file or folder`);
}

/** Loads a file of own foods; throws {@link RefusedError} after it has printed the errors of the file. */
async function loadFile(path: string, options: LoadOptions, { context, isJson }: Run): Promise<void> {
  const { output } = context;
  const isDryRun = options.dryRun ?? false;
  const bytes = await readBytes(path);
  const progress = context.startProgress(`Loading ${path}`);
  const { read, change } = await loadBytes(bytes, options, context).finally(progress.stop);
  const { foods, errors, doubts } = read;
  if (isJson) output.printJson({ dryRun: isDryRun, foods: foods.length, errors, doubts, change });
  else output.note(...describeProblems(errors, "Error"), ...describeProblems(doubts, "Check"));
  if (!change) {
    const count = `${errors.length} ${errors.length === 1 ? "error" : "errors"}`;
    throw new RefusedError(`Cannot load ${path}: it has ${count}, nothing was changed`);
  }
  if (!isJson) output.print(...describeChange(change, isDryRun));
}

async function readBytes(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > mostBytes)
    throw new RefusedError(`Cannot load ${path}: it is larger than ${mostBytes / 1e6} MB`, {
      hint: "split the file",
    });
  return readFile(path);
}

function loadBytes(bytes: Uint8Array, options: LoadOptions, context: Context): Promise<LoadedFile> {
  return withDatabase(options, context, async (sql) => {
    const facts = await readCatalogueFacts(sql);
    const read = readOwnFoods(bytes, facts, options.source ?? defaultCitation);
    if (read.errors.length > 0) return { read, change: null };
    const change = await loadOwnFoods(sql, read.foods, { isDryRun: options.dryRun ?? false });
    return { read, change };
  });
}

/** The first fifty problems of a file, one a line, and the count of the others. */
function describeProblems(problems: readonly LoadProblem[], label: string): string[] {
  const lines = problems
    .slice(0, mostReported)
    .map((problem) => `${label}: ${toPlainText(describeProblem(problem))}`);
  const rest = problems.length - mostReported;
  return rest > 0 ? [...lines, `${label}: ${rest.toLocaleString("en")} more of this kind`] : lines;
}

/** Loads an unzipped FoodData Central download; foods with invalid values are skipped and reported. */
async function loadDownload(path: string, options: LoadOptions, { context, isJson }: Run): Promise<void> {
  const { output } = context;
  const isDryRun = options.dryRun ?? false;
  const unknown = options.dataType?.find((type) => !dataTypes.includes(type));
  if (unknown !== undefined)
    throw new UsageError(`Cannot load ${path}: --data-type ${unknown} is not one of ${dataTypes.join(", ")}`);
  const { change, leftOut, reasons } = await loadFolder(path, options, context);
  if (isJson) return output.printJson({ dryRun: isDryRun, change, leftOut, reasons });
  if (leftOut > 0) output.note(`Skipped: ${leftOut.toLocaleString("en")} foods, the first of them:`);
  output.note(...reasons.map((reason) => `  ${toPlainText(reason)}`));
  output.print(...describeChange(change, isDryRun));
}

async function loadFolder(path: string, options: LoadOptions, context: Context): Promise<FdcLoaded> {
  const { signal } = context;
  const progress = context.startProgress(`Reading ${path}`);
  try {
    return await withDatabase(options, context, (sql) =>
      loadFdcFolder(sql, path, {
        dataTypes: options.dataType ?? dataTypes,
        limit: options.limit ?? null,
        citation: options.source,
        isDryRun: options.dryRun ?? false,
        signal,
        onProgress: progress.update,
      }),
    );
  } catch (error) {
    throw signal.aborted ? new InterruptedError("Interrupted: nothing was loaded", { cause: error }) : error;
  } finally {
    progress.stop();
  }
}
