import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { changeOwnFoods, removeOwnFoods } from "../../supabase/catalogue/own/change-own-foods.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { type DatabaseOptions, databaseOption, withDatabase } from "./database.ts";
import { describeChange } from "./describe-change.ts";
import { addInfoCommand } from "./info-command.ts";
import { addLoadCommand } from "./load-command.ts";
import { addSearchCommand } from "./search-command.ts";

type Options = DatabaseOptions & { all?: boolean; dryRun?: boolean; yes?: boolean };

const template = new URL("../../supabase/catalogue/own/data/template.csv", import.meta.url);

/** Adds `catalogue`: the commands that show the catalogue and change an operator's own foods. */
export function addCatalogueCommands(program: Command, context: Context): void {
  const catalogue = program
    .command("catalogue")
    .description("show the catalogue, load your own foods")
    .addHelpText("after", "\nExamples:\n  nas catalogue info\n  nas catalogue load foods.csv --dry-run");
  addInfoCommand(catalogue, context);
  addSearchCommand(catalogue, context);
  addTemplateCommand(catalogue, context);
  addLoadCommand(catalogue, context);
  addRemoveCommand(catalogue, context);
}

/** Adds `catalogue template`: a CSV file to start from. */
function addTemplateCommand(catalogue: Command, { output }: Context): void {
  catalogue
    .command("template")
    .description("print a CSV file with two example foods")
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue template > foods.csv\n  nas catalogue load foods.csv --dry-run",
    )
    .action(() => output.print(readFileSync(template, "utf8").trimEnd()));
}

/** Adds `catalogue remove`: removes own foods from the catalogue. */
function addRemoveCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("remove")
    .description("remove your own foods from the catalogue, all that are named or none")
    .argument("[foods...]", "codes or names of own foods")
    .option("--all", "every own food")
    .option("--dry-run", "report what would be removed, remove nothing")
    .option("--yes", "do not ask before --all")
    .addOption(databaseOption())
    .addHelpText("after", "\nExamples:\n  nas catalogue remove H-001\n  nas catalogue remove --all --yes")
    .action(async (foods: string[], options: Options, command: Command) => {
      await removeFoods(foods, options, { context, isJson: readGlobalOptions(command).json });
    });
}

async function removeFoods(
  foods: readonly string[],
  options: Options,
  { context, isJson }: { context: Context; isJson: boolean },
): Promise<void> {
  const { all = false, dryRun: isDryRun = false, yes = false } = options;
  if (all === foods.length > 0) throw new UsageError("Cannot remove foods: name some foods, or use --all");
  if (all && !yes && !isDryRun && !(await context.confirm("Remove all own foods?"))) return;
  const change = await withDatabase(options, context, (sql) =>
    changeOwnFoods(sql, { isDryRun }, (transaction) => removeOwnFoods(transaction, all ? "all" : foods)),
  );
  if (isJson) context.output.printJson({ ...change, dryRun: isDryRun });
  else context.output.print(...describeChange(change, isDryRun));
}
