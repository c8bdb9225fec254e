import { type Command, Option } from "commander";
import { operationNames } from "../../shared/platform/kernel/mod.ts";
import type { Output } from "../output/output.ts";
import type { Context } from "../run/context.ts";
import { addProjectCommand, openProject } from "./project/open-project.ts";
import type { Row } from "./project/read-rows.ts";
import { formatMoment, formatValue } from "./values/format-values.ts";
import { readCount } from "./values/read-values.ts";

type SetOptions = { operation: string; limit: string };

const columns = [
  { title: "key" },
  { title: "operation", wraps: true },
  { title: "limit", alignment: "right" },
  { title: "used", alignment: "right" },
  { title: "reserved", alignment: "right" },
  { title: "remaining", alignment: "right" },
] as const;

/** Adds `quota`: requests per month of each key and operation. */
export function addQuotaCommands(program: Command, context: Context): void {
  const quota = program.command("quota").description("show and set monthly quotas of keys");
  addShowCommand(quota, context);
  addSetCommand(quota, context);
}

/** Adds `quota show`: limit, used, reserved and remaining requests of the current month. */
function addShowCommand(quota: Command, context: Context): void {
  addProjectCommand(quota, "show")
    .description("show what keys have used this month; reserved: jobs in flight")
    .argument("[id]", "the key's id (default: all keys that are not revoked)")
    .addOption(new Option("--operation <name>", "only this operation").choices(operationNames))
    .addHelpText("after", "\nExamples:\n  nas quota show\n  nas quota show 0ieu2f20pqrb --operation decode")
    .action(async (id: string | undefined, options: { operation?: string }, command: Command) => {
      const { list, isJson } = openProject(command, context);
      const rows = await list("list_quotas", { p_key_id: id ?? null });
      const shown = rows.filter(({ operation }) => !options.operation || operation === options.operation);
      if (isJson) context.output.printJson(shown);
      else if (shown.length === 0) context.output.note("No quotas");
      else printQuotas(context.output, shown);
    });
}

/** Adds `quota set`: requests per month of one key and operation. */
function addSetCommand(quota: Command, context: Context): void {
  addProjectCommand(quota, "set")
    .description("set the monthly requests of a key for one operation; requests already used still count")
    .argument("<id>", "the key's id")
    .addOption(
      new Option("--operation <name>", "the operation").choices(operationNames).makeOptionMandatory(),
    )
    .requiredOption("--limit <n>", "requests per month; none for no quota, default for the service's own")
    .addHelpText(
      "after",
      "\nExamples:\n  nas quota set 0ieu2f20pqrb --operation decode --limit 5000\n  nas quota set 0ieu2f20pqrb --operation design --limit none",
    )
    .action(async (id: string, { operation, limit }: SetOptions, command: Command) => {
      const isWord = limit === "none" || limit === "default";
      const p_limit = isWord ? null : readCount("limit", limit);
      const { call, list, isJson } = openProject(command, context);
      const p_is_default = limit === "default";
      await call("set_quota", { p_key_id: id, p_operation: operation, p_limit, p_is_default });
      const rows = await list("list_quotas", { p_key_id: id });
      const shown = rows.filter((row) => row.operation === operation);
      if (isJson) context.output.printJson(shown[0]);
      else printQuotas(context.output, shown);
    });
}

/** Prints the quotas of keys in the current month. */
export function printQuotas(output: Output, rows: readonly Row[]): void {
  output.printTable({ columns, rows: rows.map(toCells) });
  const [first] = rows;
  if (first) output.print("", `Resets at ${formatMoment(first.reset_at)} UTC`);
}

function toCells({ key_id, operation, quota_limit, used, reserved, remaining }: Row): string[] {
  return [
    formatValue(key_id),
    formatValue(operation),
    quota_limit === null ? "none" : formatValue(quota_limit),
    formatValue(used),
    formatValue(reserved),
    formatValue(remaining),
  ];
}
