import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addJobsListCommand } from "./add-jobs-list-command.ts";
import { addJobsPurgeCommand } from "./add-jobs-purge-command.ts";
import { addJobsRetryCommand } from "./add-jobs-retry-command.ts";
import { addJobsShowCommand } from "./add-jobs-show-command.ts";

/** Adds `jobs`: the queue, and what has come out of it. */
export function addJobsCommands(program: Command, context: Context): void {
  const jobs = program.command("jobs").description("list, show, retry and purge jobs of all keys");
  addJobsListCommand(jobs, context);
  addJobsShowCommand(jobs, context);
  addJobsRetryCommand(jobs, context);
  addJobsPurgeCommand(jobs, context);
}
