import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addQuotaSetCommand } from "./add-quota-set-command.ts";
import { addQuotaShowCommand } from "./add-quota-show-command.ts";

/** Adds `quota`: requests a month of each key and operation. */
export function addQuotaCommands(program: Command, context: Context): void {
  const quota = program.command("quota").description("show and set monthly quotas of keys");
  addQuotaShowCommand(quota, context);
  addQuotaSetCommand(quota, context);
}
