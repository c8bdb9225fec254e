import type { Command } from "commander";
import { searchFoods } from "../../supabase/catalogue/own/query-catalogue.ts";
import { toPlainText } from "../output/text.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { type DatabaseOptions, databaseOption, withDatabase } from "./database.ts";

type Options = DatabaseOptions & { own?: boolean };

const columns = [
  { title: "food", wraps: true },
  { title: "id", alignment: "right" },
  { title: "source" },
  { title: "food group", wraps: true },
  { title: "default portion", alignment: "right" },
] as const;

/** Adds `catalogue search`: the foods that match a name, best match first. */
export function addSearchCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("search")
    .description("show which foods a name matches, best match first")
    .argument("<food...>", "a food, as in an item of decode")
    .option("--own", "own foods only")
    .addOption(databaseOption())
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue search oat drink\n  nas catalogue search granola --own",
    )
    .action(async (words: string[], options: Options, command: Command) => {
      await printFoods(words.join(" "), options, { context, isJson: readGlobalOptions(command).json });
    });
}

async function printFoods(
  name: string,
  options: Options,
  { context, isJson }: { context: Context; isJson: boolean },
): Promise<void> {
  const { output } = context;
  const found = await withDatabase(options, context, (sql) => searchFoods(sql, name));
  const foods = options.own ? found.filter(({ source }) => source === "own") : found;
  if (isJson) output.printJson(foods);
  else if (foods.length === 0)
    output.print(`No ${options.own ? "own " : ""}food matches "${toPlainText(name)}"`);
  else output.printTable({ columns, rows: foods.map(toRow) });
}

function toRow({
  name,
  id,
  source,
  foodGroup,
  defaultPortionGrams,
}: Awaited<ReturnType<typeof searchFoods>>[number]) {
  const portion = defaultPortionGrams === null ? "of its group" : `${defaultPortionGrams} g`;
  return [toPlainText(name), String(id), source, toPlainText(foodGroup), portion];
}
