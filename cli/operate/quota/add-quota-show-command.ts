import { type Command, Option } from "commander";
import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRows } from "../project/read-rows.ts";
import { showQuotas } from "./show-quotas.ts";

/** Adds `quota show`: limit, used, reserved and remaining of the running month. */
export function addQuotaShowCommand(quota: Command, context: Context): void {
  addProjectCommand(quota, "show")
    .description("show what keys have used of this month; reserved: jobs in flight")
    .argument("[id]", "a key's id; all keys that are not revoked without")
    .addOption(new Option("--operation <name>", "this operation alone").choices(OPERATION_NAMES))
    .addHelpText("after", "\nExamples:\n  nas quota show\n  nas quota show 0ieu2f20pqrb --operation decode")
    .action(async (id: string | undefined, options: { operation?: string }, command: Command) => {
      const { call, isJson } = openProject(command, context);
      const rows = readRows(await call("list_quotas", { p_key_id: id ?? null }));
      const shown = rows.filter(({ operation }) => !options.operation || operation === options.operation);
      if (isJson) context.output.printJson(shown);
      else if (shown.length === 0) context.output.note("No quotas");
      else showQuotas(context.output, shown);
    });
}
