import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { type Row, readRows } from "../project/read-rows.ts";
import { readAge } from "../values/read-age.ts";
import { readCount } from "../values/read-count.ts";
import { tellSeconds } from "../values/tell-seconds.ts";
import { tellValue } from "../values/tell-value.ts";
import { addJobFilter, type JobFilter } from "./add-job-filter.ts";

const COLUMNS = [
  { title: "id" },
  { title: "operation", wraps: true },
  { title: "status", wraps: true },
  { title: "key" },
  { title: "age", alignment: "right" },
] as const;

type Options = JobFilter & { olderThan?: string; newerThan?: string; limit: string };

/** Adds `jobs list`. */
export function addJobsListCommand(jobs: Command, context: Context): void {
  addJobFilter(addProjectCommand(jobs, "list"), ["queued", "processing", "completed", "failed"])
    .description("list jobs, newest first, without what callers sent and got")
    .option("--older-than <age>", "made longer ago than 90s, 30m, 2h, 7d or 4w")
    .option("--newer-than <age>", "made since then")
    .option("--limit <n>", "how many at most", "50")
    .addHelpText(
      "after",
      "\nExamples:\n  nas jobs list --status failed --newer-than 1d\n  nas jobs list --operation design --status queued --older-than 5m\n  nas jobs list --key 0ieu2f20pqrb --limit 10 --json",
    )
    .action(async (options: Options, command: Command) => {
      const limit = readCount("limit", options.limit);
      const filter = toArguments(options);
      const { call, isJson } = openProject(command, context);
      // One more than is shown tells whether there are more.
      const found = readRows(await call("list_jobs", { ...filter, p_limit: limit + 1 }));
      const rows = found.slice(0, limit);
      if (isJson) return context.output.printJson(rows);
      if (rows.length === 0) return context.output.note("No jobs");
      context.output.printTable({ columns: COLUMNS, rows: rows.map(tellJob) });
      if (found.length > limit) context.output.note(`There are more than ${limit}: see --limit`);
    });
}

function toArguments({ operation, status, key, olderThan, newerThan }: Options): Row {
  return {
    p_operation: operation ?? null,
    p_status: status ?? null,
    p_key_id: key ?? null,
    p_older_than_seconds: olderThan === undefined ? null : readAge("older-than", olderThan),
    p_newer_than_seconds: newerThan === undefined ? null : readAge("newer-than", newerThan),
  };
}

function tellJob({ id, operation, status, error_code, key_id, created_at }: Row): string[] {
  const ageSeconds = Math.max(0, (Date.now() - Date.parse(String(created_at))) / 1000);
  const told = error_code ? `${tellValue(status)}: ${tellValue(error_code)}` : tellValue(status);
  return [tellValue(id), tellValue(operation), told, tellValue(key_id), tellSeconds(ageSeconds)];
}
