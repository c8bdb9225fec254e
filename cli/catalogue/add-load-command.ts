import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { databaseOption } from "./database-option.ts";
import { loadCsvFile } from "./load-csv-file.ts";
import type { LoadOptions } from "./load-options.ts";

/** Adds `catalogue load`: a CSV file of own foods, or the folder of a download of FoodData Central. */
export function addLoadCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("load")
    .description("add or replace foods of your own from a CSV file, all or none")
    .argument("<path>", "a CSV file, or the unzipped folder of a CSV download of FoodData Central")
    .option("--dry-run", "tell what would be loaded, load nothing")
    .option("--source <text>", "citation of foods that name no source of their own")
    .addOption(databaseOption())
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue template > foods.csv\n  nas catalogue load foods.csv --dry-run" +
        "\n  nas catalogue load FoodData_Central_foundation_food_csv",
    )
    .action(async (path: string, options: LoadOptions, command: Command) => {
      const { json: isJson } = readGlobalOptions(command);
      await loadCsvFile(path, options, { context, isJson });
    });
}
