import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { API_KEY_RANDOM_BYTES, hashApiKey, rotateApiKey } from "../../../shared/kernel/api-key.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { readCount } from "../values/read-count.ts";
import { readEnvironment } from "./read-environment.ts";
import { showNewKey } from "./show-new-key.ts";

const KEY_ID_FORM = /^[0-9a-z]{12}$/;

type Options = { overlap: string; environment?: string };

/** Adds `keys rotate`: a new secret under the same id. */
export function addRotateCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "rotate")
    .description("give a key a new secret and show it, this once; the id stays")
    .argument("<id>", "the key's id")
    .option("--overlap <seconds>", "how long the old secret still works", "0")
    .option("--environment <name>", "part of the key's text: dev on the local stack, else live")
    .addHelpText(
      "after",
      "\nExamples:\n  nas keys rotate 0ieu2f20pqrb\n  nas keys rotate 0ieu2f20pqrb --overlap 86400",
    )
    .action(async (id: string, options: Options, command: Command) => {
      const p_overlap_seconds = readCount("overlap", options.overlap);
      if (!KEY_ID_FORM.test(id)) throw new RefusedError("Cannot rotate key: the key does not exist");
      const { call, isLocal, isJson } = openProject(command, context);
      const environment = readEnvironment(options.environment, isLocal);
      const key = rotateApiKey(environment, id, randomBytes(API_KEY_RANDOM_BYTES));
      const p_key_hash = await hashApiKey(key);
      const row = { ...readRow(await call("rotate_key", { p_id: id, p_key_hash, p_overlap_seconds })), key };
      if (isJson) context.output.printJson(row);
      else showNewKey(context.output, row);
    });
}
