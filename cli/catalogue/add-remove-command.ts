import type { Command } from "commander";
import { changeOwnFoods } from "../../supabase/catalogue/own/change-own-foods.ts";
import { removeOwnFoods } from "../../supabase/catalogue/own/remove-own-foods.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { databaseOption } from "./database-option.ts";
import { type DatabaseOptions, withDatabase } from "./open-database.ts";
import { tellChange } from "./tell-change.ts";

type Options = DatabaseOptions & { all?: boolean; dryRun?: boolean; yes?: boolean };

/** Adds `catalogue remove`: takes own foods out of the catalogue. */
export function addRemoveCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("remove")
    .description("take foods of your own out of the catalogue, all that are named or none")
    .argument("[foods...]", "codes or names of own foods")
    .option("--all", "every own food")
    .option("--dry-run", "tell what would be removed, remove nothing")
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
  if (all === foods.length > 0) throw new UsageError("Cannot remove foods: name some, or give --all");
  if (all && !yes && !isDryRun && !(await context.confirm("Remove all own foods?"))) return;
  const change = await withDatabase(options, context, (sql) =>
    changeOwnFoods(sql, { isDryRun }, (transaction) => removeOwnFoods(transaction, all ? "all" : foods)),
  );
  if (isJson) context.output.printJson({ ...change, dryRun: isDryRun });
  else context.output.print(...tellChange(change, isDryRun));
}
