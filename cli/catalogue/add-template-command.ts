import { readFileSync } from "node:fs";
import type { Command } from "commander";
import type { Context } from "../run/context.ts";

const TEMPLATE = new URL("../../supabase/catalogue/own/data/template.csv", import.meta.url);

/** Adds `catalogue template`: a CSV file to begin with. */
export function addTemplateCommand(catalogue: Command, { output }: Context): void {
  catalogue
    .command("template")
    .description("print a CSV file with two foods to begin with")
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue template > foods.csv\n  nas catalogue load foods.csv --dry-run",
    )
    .action(() => output.print(readFileSync(TEMPLATE, "utf8").trimEnd()));
}
