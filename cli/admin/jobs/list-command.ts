import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import type { Row } from "../project/read-rows.ts";
import { formatSeconds, formatValue } from "../values/format-values.ts";
import { readAge, readCount } from "../values/read-values.ts";
import { addJobFilter, type JobFilter, toFilterArguments } from "./job-filter.ts";

type Options = JobFilter & { newerThan?: string; limit: string };

const columns = [
  { title: "id" },
  { title: "operation", wraps: true },
  { title: "status", wraps: true },
  { title: "key" },
  { title: "age", alignment: "right" },
] as const;

/** Adds `jobs list`. */
export function addListCommand(jobs: Command, context: Context): void {
  addJobFilter(addProjectCommand(jobs, "list"), ["queued", "processing", "completed", "failed"])
    .description("list jobs, newest first, without their input and result")
    .option("--older-than <age>", "created more than 90s, 30m, 2h, 7d or 4w ago")
    .option("--newer-than <age>", "created since then")
    .option("--limit <n>", "at most this many", "50")
    .addHelpText(
      "after",
      "\nExamples:\n  nas jobs list --status failed --newer-than 1d\n  nas jobs list --operation design --status queued --older-than 5m\n  nas jobs list --key 0ieu2f20pqrb --limit 10 --json",
    )
    .action(async (options: Options, command: Command) => {
      const limit = readCount("limit", options.limit);
      const filter = toArguments(options);
      const { list, isJson } = openProject(command, context);
      // One more than shown reveals whether there are more.
      const found = await list("list_jobs", { ...filter, p_limit: limit + 1 });
      const rows = found.slice(0, limit);
      if (isJson) return context.output.printJson(rows);
      if (rows.length === 0) return context.output.note("No jobs");
      context.output.printTable({ columns, rows: rows.map(toCells) });
      if (found.length > limit) context.output.note(`There are more than ${limit}: see --limit`);
    });
}

function toArguments({ newerThan, ...filter }: Options): Row {
  return {
    ...toFilterArguments(filter),
    p_newer_than_seconds: newerThan === undefined ? null : readAge("newer-than", newerThan),
  };
}

function toCells({ id, operation, status, error_code, key_id, created_at }: Row): string[] {
  const ageSeconds = Math.max(0, (Date.now() - Date.parse(String(created_at))) / 1000);
  const outcome = error_code ? `${formatValue(status)}: ${formatValue(error_code)}` : formatValue(status);
  return [formatValue(id), formatValue(operation), outcome, formatValue(key_id), formatSeconds(ageSeconds)];
}
