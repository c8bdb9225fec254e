import type { Command } from "commander";
import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRows } from "../project/read-rows.ts";
import { showQuotas } from "../quota/show-quotas.ts";
import { showKey } from "./show-key.ts";

/** Adds `keys show`: what a key may do, and what it has used of its quotas. */
export function addShowCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "show")
    .description("show a key with its quotas, without its text")
    .argument("<id>", "the key's id, as keys list shows it")
    .addHelpText("after", "\nExamples:\n  nas keys show 0ieu2f20pqrb\n  nas keys show 0ieu2f20pqrb --json")
    .action(async (id: string, _options: unknown, command: Command) => {
      const { call, isJson } = openProject(command, context);
      const key = readRows(await call("list_keys")).find((row) => row.id === id);
      if (!key)
        throw new RefusedError("Cannot show key: the key does not exist", { hint: "see nas keys list" });
      const quotas = readRows(await call("list_quotas", { p_key_id: id }));
      if (isJson) return context.output.printJson({ ...key, usage: quotas });
      showKey(context.output, key);
      context.output.print("");
      showQuotas(context.output, quotas);
    });
}
