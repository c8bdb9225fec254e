import { type Command, Option } from "commander";
import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRows } from "../project/read-rows.ts";
import { readCount } from "../values/read-count.ts";
import { showQuotas } from "./show-quotas.ts";

type Options = { operation: string; limit: string };

/** Adds `quota set`: requests a month of one key and operation. */
export function addQuotaSetCommand(quota: Command, context: Context): void {
  addProjectCommand(quota, "set")
    .description("set the requests a month of a key for one operation; what is used stays used")
    .argument("<id>", "the key's id")
    .addOption(
      new Option("--operation <name>", "the operation").choices(OPERATION_NAMES).makeOptionMandatory(),
    )
    .requiredOption("--limit <n>", "requests a month; none for no quota, default for the service's own")
    .addHelpText(
      "after",
      "\nExamples:\n  nas quota set 0ieu2f20pqrb --operation decode --limit 5000\n  nas quota set 0ieu2f20pqrb --operation design --limit none",
    )
    .action(async (id: string, { operation, limit }: Options, command: Command) => {
      const isWord = limit === "none" || limit === "default";
      const p_limit = isWord ? null : readCount("limit", limit);
      const { call, isJson } = openProject(command, context);
      const p_is_default = limit === "default";
      await call("set_quota", { p_key_id: id, p_operation: operation, p_limit, p_is_default });
      const rows = readRows(await call("list_quotas", { p_key_id: id }));
      const shown = rows.filter((row) => row.operation === operation);
      if (isJson) context.output.printJson(shown[0]);
      else showQuotas(context.output, shown);
    });
}
