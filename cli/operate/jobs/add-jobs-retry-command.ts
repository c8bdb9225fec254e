import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRow } from "../project/read-rows.ts";
import { readUuid } from "../values/read-uuid.ts";
import { showJob } from "./show-job.ts";

/** Adds `jobs retry`: a job that waits or was lost goes on at once, with all its attempts. */
export function addJobsRetryCommand(jobs: Command, context: Context): void {
  addProjectCommand(jobs, "retry")
    .description("queue a job that waits or whose worker is lost, at once and with all its attempts")
    .argument("<id>", "the job's id")
    .addHelpText(
      "after",
      `
A job that has ended cannot be retried: its input was erased with its end. The caller sends the
request again; a job that failed at the service's fault was not charged.

Examples:
  nas jobs list --status queued --older-than 5m
  nas jobs retry 01a1fa47-070b-7c50-82ff-0daf275fea7b`,
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const p_job_id = readUuid("the job's id", id);
      const { call, isJson } = openProject(command, context);
      const row = readRow(await call("retry_job", { p_job_id }));
      if (isJson) return context.output.printJson(row);
      showJob(context.output, row);
      context.output.note("Queued again: the next sweep or poll wakes a worker");
    });
}
