import type { Command } from "commander";
import { UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { addKeyOptions } from "./add-key-options.ts";
import { type KeyOptions, readKeyValues } from "./read-key-values.ts";
import { showKey } from "./show-key.ts";

/** Adds `keys set`: changes what is named and keeps the rest. */
export function addSetCommand(keys: Command, context: Context): void {
  addKeyOptions(addProjectCommand(keys, "set"))
    .description("change a key; what is not named stays")
    .argument("<id>", "the key's id")
    .addHelpText(
      "after",
      "\nExamples:\n  nas keys set 0ieu2f20pqrb --tier micros\n  nas keys set 0ieu2f20pqrb --rate 120 --expires never",
    )
    .action(async (id: string, options: KeyOptions, command: Command) => {
      const changes = readKeyValues(options);
      if (Object.keys(changes).length === 0)
        throw new UsageError("Cannot set key: no option says what to change");
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("set_key", { p_id: id, p_changes: changes }));
      if (isJson) context.output.printJson(row);
      else showKey(context.output, row);
    });
}
