import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { addHealthCommand } from "./health/add-health-command.ts";
import { addJobsCommands } from "./jobs/add-jobs-commands.ts";
import { addKeysCommands } from "./keys/add-keys-commands.ts";
import { addQuotaCommands } from "./quota/add-quota-commands.ts";
import { addSymptomsCommands } from "./symptoms/add-symptoms-commands.ts";

/** Adds the operator's commands. */
export function addOperateCommands(program: Command, context: Context): void {
  program.commandsGroup("Operate:");
  addKeysCommands(program, context);
  addQuotaCommands(program, context);
  addJobsCommands(program, context);
  addSymptomsCommands(program, context);
  addHealthCommand(program, context);
}
