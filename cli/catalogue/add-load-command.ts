import { statSync } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { databaseOption } from "./database-option.ts";
import { loadCsvFile } from "./load-csv-file.ts";
import { loadFdcDownload } from "./load-fdc-download.ts";
import type { LoadOptions } from "./load-options.ts";

/** Adds `catalogue load`: a CSV file of own foods, or the folder of a download of FoodData Central. */
export function addLoadCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("load")
    .description("add or replace foods of your own from a CSV file, all or none")
    .argument("<path>", "a CSV file, or the unzipped folder of a CSV download of FoodData Central")
    .option("--dry-run", "tell what would be loaded, load nothing")
    .option("--source <text>", "citation of foods that name no source of their own")
    .option("--limit <count>", "of a download: so many foods at most", readLimit)
    .option("--data-type <types...>", "of a download: foundation_food, sr_legacy_food, branded_food, …")
    .addOption(databaseOption())
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue template > foods.csv\n  nas catalogue load foods.csv --dry-run" +
        "\n  nas catalogue load FoodData_Central_foundation_food_csv",
    )
    .action(async (path: string, options: LoadOptions, command: Command) => {
      const { json: isJson } = readGlobalOptions(command);
      if (isFolder(path)) return loadFdcDownload(path, options, { context, isJson });
      if (options.limit !== undefined || options.dataType)
        throw new UsageError("Cannot load a file: --limit and --data-type are for the folder of a download");
      return loadCsvFile(path, options, { context, isJson });
    });
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found) return found.isDirectory();
  throw new UsageError(`Cannot load ${path}: there is no such file or folder`);
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("it is no whole number above zero");
  return Number(text);
}
