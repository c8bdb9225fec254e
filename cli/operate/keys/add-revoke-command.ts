import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { showKey } from "./show-key.ts";

/** Adds `keys revoke`: the key works no more, at once and for good. */
export function addRevokeCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "revoke")
    .description("end a key at once and for good")
    .argument("<id>", "the key's id")
    .addHelpText(
      "after",
      "\nExamples:\n  nas keys revoke 0ieu2f20pqrb\n  nas keys revoke 0ieu2f20pqrb --json",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("revoke_key", { p_id: id }));
      if (isJson) context.output.printJson(row);
      else showKey(context.output, row);
    });
}
