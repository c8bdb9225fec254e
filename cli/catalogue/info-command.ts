import type { Command } from "commander";
import {
  type CatalogueDescription,
  describeCatalogue,
} from "../../supabase/catalogue/own/query-catalogue.ts";
import { toPlainText } from "../output/text.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { type DatabaseOptions, databaseOption, withDatabase } from "./database.ts";

const sourceNames: Readonly<Record<string, string>> = {
  sr28: "USDA SR28",
  fndds: "USDA FNDDS",
  ciqual: "CIQUAL",
  own: "own foods",
};

/** Adds `catalogue info`: the release and its contents. */
export function addInfoCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("info")
    .description("show the release, its foods by source, and the licence terms of the sources")
    .addOption(databaseOption())
    .addHelpText("after", "\nExamples:\n  nas catalogue info\n  nas catalogue info --json")
    .action(async (options: DatabaseOptions, command: Command) => {
      const description = await withDatabase(options, context, describeCatalogue);
      if (readGlobalOptions(command).json) context.output.printJson(description);
      else printDescription(description, context);
    });
}

function printDescription(description: CatalogueDescription, { output }: Context): void {
  const { release, loadedAt, compounds, foods, sources, ownSources } = description;
  output.print(`Release ${release}, since ${loadedAt}`, `${compounds} compounds`, "");
  output.printTable({
    columns: [
      { title: "foods of" },
      { title: "foods", alignment: "right" },
      { title: "values", alignment: "right" },
    ],
    rows: foods.map((one) => [
      sourceNames[one.source] ?? one.source,
      formatCount(one.foods),
      formatCount(one.values),
    ]),
  });
  if (ownSources.length > 0) output.print("");
  for (const one of ownSources)
    output.print(`Own foods cite: ${toPlainText(one.citation)} (${formatCount(one.foods)})`);
  output.print("");
  output.printTable({
    columns: [
      { title: "source", wraps: true },
      { title: "terms", wraps: true },
    ],
    rows: sources.map(({ name, terms }) => [name, terms]),
  });
}

function formatCount(count: number): string {
  return count.toLocaleString("en");
}
