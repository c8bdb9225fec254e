import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { API_KEY_RANDOM_BYTES, createApiKey, hashApiKey } from "../../../shared/kernel/api-key.ts";
import { scopeOf } from "../../../shared/kernel/operation-name.ts";
import { UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { readUuid } from "../values/read-uuid.ts";
import { addKeyOptions } from "./add-key-options.ts";
import { readEnvironment } from "./read-environment.ts";
import { type KeyOptions, readKeyValues } from "./read-key-values.ts";
import { showNewKey } from "./show-new-key.ts";

type Options = KeyOptions & { account?: string; environment?: string };

/** Adds `keys create`, which alone shows the key's text, once. */
export function addCreateCommand(keys: Command, context: Context): void {
  addKeyOptions(addProjectCommand(keys, "create"))
    .description("make a key and show it, this once")
    .option("--account <uuid>", "account of the key; one of its own without")
    .option("--environment <name>", "part of the key's text: dev on the local stack, else live")
    .addHelpText(
      "after",
      `
Examples:
  nas keys create --name clinic --scopes all --tier molecular --modes structured,unstructured
  nas keys create --name app --scopes decode --tier macros --modes structured --rate 30 --quota 5000
  nas keys create --name diary --scopes decode_symptoms,account:symptom_events --expires 2027-01-01 --json`,
    )
    .action(async (options: Options, command: Command) => {
      const values = readKeyValues(options);
      if (!values.name || !values.scopes)
        throw new UsageError("Cannot create key: --name and --scopes are needed");
      const account = options.account && readUuid("--account", options.account);
      const { call, isLocal, isJson } = openProject(command, context);
      const environment = readEnvironment(options.environment, isLocal);
      const { id, key } = createApiKey(environment, randomBytes(API_KEY_RANDOM_BYTES));
      const args = Object.entries(values).map(([name, value]) => [`p_${name}`, value]);
      const answer = await call("create_key", {
        p_id: id,
        p_key_hash: await hashApiKey(key),
        ...Object.fromEntries(args),
        ...(account && { p_account_id: account }),
      });
      const row = { ...readRow(answer), key };
      if (isJson) context.output.printJson(row);
      else showNewKey(context.output, row);
      noteWhatDecodeLacks(context, values);
    });
}

/** A key may get its tier and modes later; until then decode refuses it. */
function noteWhatDecodeLacks(
  { output }: Context,
  { scopes, tier, modes }: ReturnType<typeof readKeyValues>,
): void {
  const lacks = [...(tier ? [] : ["--tier"]), ...(modes && modes.length > 0 ? [] : ["--modes"])];
  if (!scopes?.includes(scopeOf("decode")) || lacks.length === 0) return;
  output.note(`This key cannot decode yet: give it ${lacks.join(" and ")} with keys set`);
}
