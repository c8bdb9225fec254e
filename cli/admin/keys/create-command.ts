import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { apiKeyRandomBytes, createApiKey, hashApiKey, scopeOf } from "../../../shared/platform/kernel/mod.ts";
import { UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { readUuid } from "../values/read-values.ts";
import {
  addKeyOptions,
  type KeyOptions,
  type KeyValues,
  readEnvironment,
  readKeyValues,
} from "./key-options.ts";
import { printNewKey } from "./print-key.ts";

type Options = KeyOptions & { account?: string; environment?: string };

const examples = `
Examples:
  nas keys create --name clinic --scopes all --tier molecular --modes structured,unstructured
  nas keys create --name app --scopes decode --tier macros --modes structured --rate 30 --quota 5000
  nas keys create --name diary --scopes decode_symptoms,account:symptom_events --expires 2027-01-01 --json`;

/** Adds `keys create`, the only command that shows the text of a new key. */
export function addCreateCommand(keys: Command, context: Context): void {
  addKeyOptions(addProjectCommand(keys, "create"))
    .description("create a key and show it, only this once")
    .option("--account <uuid>", "account of the key (default: a new account)")
    .option(
      "--environment <name>",
      "environment in the key's text (default: dev on the local stack, else live)",
    )
    .addHelpText("after", examples)
    .action(async (options: Options, command: Command) => {
      const values = readKeyValues(options);
      if (!values.name || !values.scopes)
        throw new UsageError("Cannot create key: --name and --scopes are required");
      const account = options.account && readUuid("--account", options.account);
      const { call, isLocal, isJson } = openProject(command, context);
      const environment = readEnvironment(options.environment, isLocal);
      const { id, key } = createApiKey(environment, randomBytes(apiKeyRandomBytes));
      const args = Object.entries(values).map(([name, value]) => [`p_${name}`, value]);
      const response = await call("create_key", {
        p_id: id,
        p_key_hash: await hashApiKey(key),
        ...Object.fromEntries(args),
        ...(account && { p_account_id: account }),
      });
      const row = { ...readRow(response), key };
      if (isJson) context.output.printJson(row);
      else printNewKey(context.output, row);
      noteMissingForDecode(context, values);
    });
}

/** A key may get its tier and modes later; until then decode refuses it. */
function noteMissingForDecode({ output }: Context, { scopes, tier, modes }: KeyValues): void {
  const missing = [...(tier ? [] : ["--tier"]), ...(modes && modes.length > 0 ? [] : ["--modes"])];
  if (!scopes?.includes(scopeOf("decode")) || missing.length === 0) return;
  output.note(`This key cannot decode yet: set ${missing.join(" and ")} with keys set`);
}
