import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { apiKeyRandomBytes, hashApiKey, rotateApiKey } from "../../../shared/platform/kernel/mod.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { readCount } from "../values/read-values.ts";
import { readEnvironment } from "./key-options.ts";
import { printNewKey } from "./print-key.ts";

type Options = { overlap: string; environment?: string };

const keyIdForm = /^[0-9a-z]{12}$/;

/** Adds `keys rotate`: a new secret under the same id. */
export function addRotateCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "rotate")
    .description("give a key a new secret and show it, only this once; the id stays the same")
    .argument("<id>", "the key's id")
    .option("--overlap <seconds>", "how long the old secret still works", "0")
    .option(
      "--environment <name>",
      "environment in the key's text (default: dev on the local stack, else live)",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  nas keys rotate 0ieu2f20pqrb\n  nas keys rotate 0ieu2f20pqrb --overlap 86400",
    )
    .action(async (id: string, options: Options, command: Command) => {
      const p_overlap_seconds = readCount("overlap", options.overlap);
      if (!keyIdForm.test(id)) throw new RefusedError("Cannot rotate key: the key does not exist");
      const { call, isLocal, isJson } = openProject(command, context);
      const environment = readEnvironment(options.environment, isLocal);
      const key = rotateApiKey(environment, id, randomBytes(apiKeyRandomBytes));
      const p_key_hash = await hashApiKey(key);
      const row = { ...readRow(await call("rotate_key", { p_id: id, p_key_hash, p_overlap_seconds })), key };
      if (isJson) context.output.printJson(row);
      else printNewKey(context.output, row);
    });
}
