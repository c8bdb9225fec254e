import type { Command } from "commander";
import { searchFoods } from "../../supabase/catalogue/own/search-foods.ts";
import { toPlainText } from "../output/to-plain-text.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { databaseOption } from "./database-option.ts";
import { type DatabaseOptions, withDatabase } from "./open-database.ts";

type Options = DatabaseOptions & { own?: boolean };

const COLUMNS = [
  { title: "food", wraps: true },
  { title: "id", alignment: "right" },
  { title: "source" },
  { title: "food group", wraps: true },
  { title: "usual portion", alignment: "right" },
] as const;

/** Adds `catalogue search`: the foods that a name may mean, the one that is taken first. */
export function addSearchCommand(catalogue: Command, context: Context): void {
  catalogue
    .command("search")
    .description("show which foods a name is matched with, best first")
    .argument("<food...>", "a food, as in an item of decode")
    .option("--own", "own foods only")
    .addOption(databaseOption())
    .addHelpText(
      "after",
      "\nExamples:\n  nas catalogue search oat drink\n  nas catalogue search granola --own",
    )
    .action(async (words: string[], options: Options, command: Command) => {
      await showFoods(words.join(" "), options, { context, isJson: readGlobalOptions(command).json });
    });
}

async function showFoods(
  name: string,
  options: Options,
  { context, isJson }: { context: Context; isJson: boolean },
): Promise<void> {
  const { output } = context;
  const found = await withDatabase(options, context, (sql) => searchFoods(sql, name));
  const foods = options.own ? found.filter(({ source }) => source === "own") : found;
  if (isJson) output.printJson(foods);
  else if (foods.length === 0)
    output.print(`No ${options.own ? "own " : ""}food is found by "${toPlainText(name)}"`);
  else output.printTable({ columns: COLUMNS, rows: foods.map(toRow) });
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
