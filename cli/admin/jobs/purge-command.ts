import type { Command } from "commander";
import { InterruptedError, UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, type OpenProject, openProject } from "../project/open-project.ts";
import type { Row } from "../project/read-rows.ts";
import { readUuid } from "../values/read-values.ts";
import { addJobFilter, type JobFilter, toFilterArguments } from "./job-filter.ts";

type Options = JobFilter & { dryRun?: boolean; yes?: boolean };
type Task = { options: Options; context: Context; project: OpenProject };

const help = `
Pictures of a result stay in storage until 31 days after their job was created.

Examples:
  nas jobs purge --older-than 7d --dry-run
  nas jobs purge --older-than 7d --operation decode_symptoms --yes
  nas jobs purge 01a1fa47-070b-7c50-82ff-0daf275fea7b`;

/** Adds `jobs purge`: erases finished jobs before their 30 days are over. */
export function addPurgeCommand(jobs: Command, context: Context): void {
  addJobFilter(addProjectCommand(jobs, "purge"), ["completed", "failed"])
    .description("erase finished jobs with their results, never one in flight; their usage still counts")
    .argument("[id]", "one job; without it the jobs that --older-than selects")
    .option("--older-than <age>", "finished more than 90s, 30m, 2h, 7d or 4w ago")
    .option("--dry-run", "report how many would be erased, erase nothing")
    .option("--yes", "do not ask")
    .addHelpText("after", help)
    .action(async (id: string | undefined, options: Options, command: Command) => {
      const selection = toArguments(id, options);
      await purgeJobs(selection, { options, context, project: openProject(command, context) });
    });
}

function toArguments(id: string | undefined, options: Options): Row {
  const { operation, status, key, olderThan } = options;
  if ((id === undefined) === (olderThan === undefined))
    throw new UsageError("Cannot purge jobs: give either an id or --older-than");
  if (id !== undefined && (operation ?? status ?? key) !== undefined)
    throw new UsageError("Cannot purge jobs: an id cannot be combined with --operation, --status or --key");
  return {
    p_job_id: id === undefined ? null : readUuid("the job's id", id),
    ...toFilterArguments(options),
  };
}

async function purgeJobs(selection: Row, { options, context, project }: Task): Promise<void> {
  const { output } = context;
  const count = Number(await project.call("count_purgeable_jobs", selection));
  if (options.dryRun) {
    if (project.isJson) return output.printJson({ purgeable: count });
    return output.print(`${countJobs(count)} would be erased`);
  }
  const isSure = options.yes || count === 0 || (await context.confirm(`Erase ${countJobs(count)}?`));
  if (!isSure) return output.note("Nothing erased");
  const purged = await eraseBatches(selection, { context, project });
  if (project.isJson) output.printJson({ purged });
  else output.print(`${countJobs(purged)} erased`);
}

async function eraseBatches(selection: Row, { context, project }: Omit<Task, "options">): Promise<number> {
  // A single job is erased by the first batch.
  if (selection.p_job_id !== null) return Number(await project.call("purge_jobs", selection));
  const progress = context.startProgress("Erasing jobs");
  let purged = 0;
  let batch = 0;
  try {
    do {
      if (context.signal.aborted) throw new InterruptedError(`Interrupted: ${countJobs(purged)} erased`);
      batch = Number(await project.call("purge_jobs", selection));
      purged += batch;
      progress.update(`Erasing jobs: ${purged}`);
    } while (batch > 0);
  } finally {
    progress.stop();
  }
  return purged;
}

function countJobs(count: number): string {
  return `${count} ${count === 1 ? "job" : "jobs"}`;
}
