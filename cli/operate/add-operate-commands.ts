import type { Command } from "commander";
import type { Context } from "../run/context.ts";

/** Adds the operator's commands. */
export function addOperateCommands(program: Command, _context: Context): void {
  program.commandsGroup("Operate:");
}
