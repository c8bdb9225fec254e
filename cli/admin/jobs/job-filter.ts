import { type Command, Option } from "commander";
import { operationNames } from "../../../shared/platform/kernel/mod.ts";
import type { Row } from "../project/read-rows.ts";
import { readAge } from "../values/read-values.ts";

/** The options that select jobs, as typed. */
export type JobFilter = { operation?: string; status?: string; key?: string; olderThan?: string };

/** Adds the options that select jobs by operation, key and one of `statuses`. */
export function addJobFilter(command: Command, statuses: readonly string[]): Command {
  return command
    .addOption(new Option("--operation <name>", "of this operation").choices(operationNames))
    .addOption(new Option("--status <status>", "in this status").choices(statuses))
    .option("--key <id>", "of this key");
}

/** Converts the options into arguments of the database functions; unset options are null. */
export function toFilterArguments({ operation, status, key, olderThan }: JobFilter): Row {
  return {
    p_operation: operation ?? null,
    p_status: status ?? null,
    p_key_id: key ?? null,
    p_older_than_seconds: olderThan === undefined ? null : readAge("older-than", olderThan),
  };
}
