import { type Command, Option } from "commander";
import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";

/** The options that choose jobs, as they were typed. */
export type JobFilter = { operation?: string; status?: string; key?: string };

/** Adds the options that choose jobs by operation, key and one of `statuses`. */
export function addJobFilter(command: Command, statuses: readonly string[]): Command {
  return command
    .addOption(new Option("--operation <name>", "of this operation").choices(OPERATION_NAMES))
    .addOption(new Option("--status <status>", "in this status").choices(statuses))
    .option("--key <id>", "of this key");
}
