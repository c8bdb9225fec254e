import type { Command } from "commander";
import {
  type CatalogueDescription,
  describeCatalogue,
} from "../../supabase/catalogue/own/describe-catalogue.ts";
import { toPlainText } from "../output/to-plain-text.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { databaseOption } from "./database-option.ts";
import { type DatabaseOptions, withDatabase } from "./open-database.ts";

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  sr28: "USDA SR28",
  fndds: "USDA FNDDS",
  ciqual: "CIQUAL",
  own: "own foods",
};

/** Adds `catalogue info`: the release, and what it holds. */
export function addInfoCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("info")
    .description("show the release, its foods by source, and the terms of the sources")
    .addOption(databaseOption())
    .addHelpText("after", "\nExamples:\n  nas catalogue info\n  nas catalogue info --json")
    .action(async (options: DatabaseOptions, command: Command) => {
      const description = await withDatabase(options, context, describeCatalogue);
      if (readGlobalOptions(command).json) context.output.printJson(description);
      else showDescription(description, context);
    });
}

function showDescription(description: CatalogueDescription, { output }: Context): void {
  const { release, loadedAt, compounds, foods, sources, ownSources } = description;
  output.print(`Release ${release}, since ${loadedAt}`, `${compounds} compounds`, "");
  output.printTable({
    columns: [
      { title: "foods of" },
      { title: "foods", alignment: "right" },
      { title: "values", alignment: "right" },
    ],
    rows: foods.map((one) => [SOURCE_NAMES[one.source] ?? one.source, tell(one.foods), tell(one.values)]),
  });
  if (ownSources.length > 0) output.print("");
  for (const one of ownSources)
    output.print(`Own foods cite: ${toPlainText(one.citation)} (${tell(one.foods)})`);
  output.print("");
  output.printTable({
    columns: [
      { title: "source", wraps: true },
      { title: "terms", wraps: true },
    ],
    rows: sources.map(({ name, terms }) => [name, terms]),
  });
}

function tell(count: number): string {
  return count.toLocaleString("en");
}
