import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { addDeployCommand } from "./add-deploy-command.ts";
import { addCanaryCommand } from "./canary/add-canary-command.ts";

/** Adds the commands that release functions. */
export function addReleaseCommands(program: Command, context: Context): void {
  program.commandsGroup("Release:");
  addDeployCommand(program, context);
  addCanaryCommand(program, context);
}
