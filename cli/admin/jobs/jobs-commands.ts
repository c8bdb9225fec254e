import type { Command } from "commander";
import type { Output } from "../../output/output.ts";
import { toPlainText } from "../../output/text.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import { type Row, readRow } from "../project/read-rows.ts";
import { formatMoment, formatValue, printFields } from "../values/format-values.ts";
import { readUuid } from "../values/read-values.ts";
import { addListCommand } from "./list-command.ts";
import { addPurgeCommand } from "./purge-command.ts";

const retryHelp = `
A finished job cannot be retried: its input was erased when it finished. The caller sends the request
again; a job that failed because of the service does not count against the quota.

Examples:
  nas jobs list --status queued --older-than 5m
  nas jobs retry 01a1fa47-070b-7c50-82ff-0daf275fea7b`;

/** Adds `jobs`: the queue and the finished jobs. */
export function addJobsCommands(program: Command, context: Context): void {
  const jobs = program.command("jobs").description("list, show, retry and purge jobs of all keys");
  addListCommand(jobs, context);
  addShowCommand(jobs, context);
  addRetryCommand(jobs, context);
  addPurgeCommand(jobs, context);
}

/** Adds `jobs show`; only `--with-content` shows the input and the result. */
function addShowCommand(jobs: Command, context: Context): void {
  addProjectCommand(jobs, "show")
    .description("show a job, without its input and result")
    .argument("<id>", "the job's id")
    .option("--with-content", "also show its input, result and error, which may contain personal data")
    .addHelpText(
      "after",
      "\nExamples:\n  nas jobs show 01a1fa47-070b-7c50-82ff-0daf275fea7b\n  nas jobs show 01a1fa47-070b-7c50-82ff-0daf275fea7b --with-content",
    )
    .action(async (id: string, { withContent = false }: { withContent?: boolean }, command: Command) => {
      const p_job_id = readUuid("the job's id", id);
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("show_job", { p_job_id }));
      const content = withContent ? readRow(await call("show_job_content", { p_job_id })) : {};
      if (isJson) return context.output.printJson({ ...row, ...content });
      printJob(context.output, row);
      for (const [name, value] of Object.entries(content))
        context.output.print("", `${name}:`, ...formatContent(value));
    });
}

/** Adds `jobs retry`: queues a waiting or lost job again, with all its attempts. */
function addRetryCommand(jobs: Command, context: Context): void {
  addProjectCommand(jobs, "retry")
    .description("queue a waiting job, or one whose worker was lost, at once and with all its attempts")
    .argument("<id>", "the job's id")
    .addHelpText("after", retryHelp)
    .action(async (id: string, _options: unknown, command: Command) => {
      const p_job_id = readUuid("the job's id", id);
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("retry_job", { p_job_id }));
      if (isJson) return context.output.printJson(row);
      printJob(context.output, row);
      context.output.note("Queued again: the next sweep or poll wakes a worker");
    });
}

/** Prints one job, field by field, without its input and result; times in UTC. */
function printJob(output: Output, row: Row): void {
  const { id, operation, status, error_code, key_id, key_name, tier, input_mode, worker } = row;
  const isQueued = status === "queued";
  printFields(output, {
    id: formatValue(id),
    operation: formatValue(operation),
    status: formatValue(status),
    ...(error_code ? { error: formatValue(error_code) } : {}),
    key: `${formatValue(key_id)} ${formatValue(key_name)}`,
    ...(tier ? { tier: formatValue(tier) } : {}),
    ...(input_mode ? { "input mode": formatValue(input_mode) } : {}),
    ...(row.version ? { "accepted by version": formatValue(row.version) } : {}),
    ...(row.worker_version ? { "processed by version": formatValue(row.worker_version) } : {}),
    attempts: `${formatValue(row.attempts)} of ${formatValue(row.max_attempts)}`,
    fence: formatValue(row.fence),
    created: formatMoment(row.created_at),
    started: formatMoment(row.started_at),
    ...(isQueued ? { "claimable from": formatMoment(row.available_at) } : {}),
    ...(row.lease_until ? { worker: formatValue(worker), "lease until": formatMoment(row.lease_until) } : {}),
    finished: formatMoment(row.completed_at),
    ...(row.catalogue_release ? { catalogue: formatValue(row.catalogue_release) } : {}),
    "usage month": formatValue(row.usage_month).slice(0, 7),
  });
}

function formatContent(value: Row[string]): string[] {
  if (value === null) return ["-"];
  return toPlainText(JSON.stringify(value, null, 2)).split("\n");
}
