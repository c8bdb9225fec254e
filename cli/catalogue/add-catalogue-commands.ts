import type { Command } from "commander";
import type { Context } from "../run/context.ts";

/** Adds the commands that show the catalogue and load an operator's own foods. */
export function addCatalogueCommands(program: Command, _context: Context): void {
  program.commandsGroup("Catalogue:");
}
