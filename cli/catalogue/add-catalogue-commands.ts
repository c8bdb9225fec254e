import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { addInfoCommand } from "./add-info-command.ts";
import { addLoadCommand } from "./add-load-command.ts";
import { addRemoveCommand } from "./add-remove-command.ts";
import { addSearchCommand } from "./add-search-command.ts";
import { addTemplateCommand } from "./add-template-command.ts";

/** Adds the commands that show the catalogue and load an operator's own foods. */
export function addCatalogueCommands(program: Command, context: Context): void {
  program.commandsGroup("Catalogue:");
  const catalogue = program
    .command("catalogue")
    .description("show the catalogue, load foods of your own")
    .addHelpText("after", "\nExamples:\n  nas catalogue info\n  nas catalogue load foods.csv --dry-run");
  addInfoCommand(catalogue, context);
  addSearchCommand(catalogue, context);
  addTemplateCommand(catalogue, context);
  addLoadCommand(catalogue, context);
  addRemoveCommand(catalogue, context);
}
