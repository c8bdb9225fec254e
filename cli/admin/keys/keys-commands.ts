import type { Command } from "commander";
import { RefusedError, UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import { type Row, readRow } from "../project/read-rows.ts";
import { printQuotas } from "../quota-commands.ts";
import { formatMoment, formatValue } from "../values/format-values.ts";
import { addCreateCommand } from "./create-command.ts";
import { addKeyOptions, type KeyOptions, readKeyValues } from "./key-options.ts";
import { formatScopes, printKey } from "./print-key.ts";
import { addRotateCommand } from "./rotate-command.ts";

const columns = [
  { title: "id" },
  { title: "state" },
  { title: "name", wraps: true },
  { title: "tier" },
  { title: "scopes", wraps: true },
  { title: "rate/min", alignment: "right" },
  { title: "expires", wraps: true },
] as const;

/** Adds `keys`: who may call which operations, how often and until when. */
export function addKeysCommands(program: Command, context: Context): void {
  const keys = program.command("keys").description("create, list, change, rotate and revoke API keys");
  addCreateCommand(keys, context);
  addListCommand(keys, context);
  addShowCommand(keys, context);
  addSetCommand(keys, context);
  addRevokeCommand(keys, context);
  addRotateCommand(keys, context);
}

/** Adds `keys list`. */
function addListCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "list")
    .description("list all keys, without their text")
    .addHelpText("after", "\nExamples:\n  nas keys list\n  nas keys list --json")
    .action(async (_options: unknown, command: Command) => {
      const { list, isJson } = openProject(command, context);
      const rows = await list("list_keys");
      if (isJson) context.output.printJson(rows);
      else if (rows.length === 0) context.output.note("No keys");
      else context.output.printTable({ columns, rows: rows.map(toCells) });
    });
}

function toCells({ id, state, name, tier, scopes, rate_per_minute, expires_at }: Row): string[] {
  const expires = expires_at === null ? "never" : formatMoment(expires_at);
  return [
    formatValue(id),
    formatValue(state),
    formatValue(name),
    formatValue(tier),
    formatScopes(scopes),
    formatValue(rate_per_minute),
    expires,
  ];
}

/** Adds `keys show`: the permissions of a key and the usage of its quotas. */
function addShowCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "show")
    .description("show a key with its quotas, without its text")
    .argument("<id>", "the key's id, as listed by keys list")
    .addHelpText("after", "\nExamples:\n  nas keys show 0ieu2f20pqrb\n  nas keys show 0ieu2f20pqrb --json")
    .action(async (id: string, _options: unknown, command: Command) => {
      const { list, isJson } = openProject(command, context);
      const key = (await list("list_keys")).find((row) => row.id === id);
      if (!key)
        throw new RefusedError("Cannot show key: the key does not exist", { hint: "see nas keys list" });
      const quotas = await list("list_quotas", { p_key_id: id });
      if (isJson) return context.output.printJson({ ...key, usage: quotas });
      printKey(context.output, key);
      context.output.print("");
      printQuotas(context.output, quotas);
    });
}

/** Adds `keys set`: changes the given values and keeps the others. */
function addSetCommand(keys: Command, context: Context): void {
  addKeyOptions(addProjectCommand(keys, "set"))
    .description("change the given values of a key, keep the others")
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
      else printKey(context.output, row);
    });
}

/** Adds `keys revoke`: disables a key at once and permanently. */
function addRevokeCommand(keys: Command, context: Context): void {
  addProjectCommand(keys, "revoke")
    .description("disable a key at once and permanently")
    .argument("<id>", "the key's id")
    .addHelpText(
      "after",
      "\nExamples:\n  nas keys revoke 0ieu2f20pqrb\n  nas keys revoke 0ieu2f20pqrb --json",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("revoke_key", { p_id: id }));
      if (isJson) context.output.printJson(row);
      else printKey(context.output, row);
    });
}
