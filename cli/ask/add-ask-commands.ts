import type { Command } from "commander";
import type { Context } from "../run/context.ts";

/** Adds the commands that ask the service, one an operation. */
export function addAskCommands(program: Command, _context: Context): void {
  program.commandsGroup("Ask:");
}
