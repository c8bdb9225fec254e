import type { Command } from "commander";
import { InterruptedError, UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { type OpenProject, openProject } from "../project/open-project.ts";
import type { Row } from "../project/read-rows.ts";
import { readAge } from "../values/read-age.ts";
import { readUuid } from "../values/read-uuid.ts";
import { addJobFilter, type JobFilter } from "./add-job-filter.ts";

type Options = JobFilter & { olderThan?: string; dryRun?: boolean; yes?: boolean };

/** Adds `jobs purge`: ended jobs go before their 30 days are over. */
export function addJobsPurgeCommand(jobs: Command, context: Context): void {
  addJobFilter(addProjectCommand(jobs, "purge"), ["completed", "failed"])
    .description("erase ended jobs with their results, never one in flight; what was charged stays")
    .argument("[id]", "one job; without it those that --older-than chooses")
    .option("--older-than <age>", "ended longer ago than 90s, 30m, 2h, 7d or 4w")
    .option("--dry-run", "tell how many would go, erase nothing")
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      `
Pictures of a result stay in storage until 31 days after their job was made.

Examples:
  nas jobs purge --older-than 7d --dry-run
  nas jobs purge --older-than 7d --operation decode_symptoms --yes
  nas jobs purge 01a1fa47-070b-7c50-82ff-0daf275fea7b`,
    )
    .action(async (id: string | undefined, options: Options, command: Command) => {
      const chosen = toArguments(id, options);
      await purgeJobs(chosen, { options, context, project: openProject(command, context) });
    });
}

type Task = { options: Options; context: Context; project: OpenProject };

async function purgeJobs(chosen: Row, { options, context, project }: Task): Promise<void> {
  const { output } = context;
  const count = Number(await project.call("count_purgeable_jobs", chosen));
  if (options.dryRun) {
    if (project.isJson) return output.printJson({ purgeable: count });
    return output.print(`${countJobs(count)} would be erased`);
  }
  const isSure = options.yes || count === 0 || (await context.confirm(`Erase ${countJobs(count)}?`));
  if (!isSure) return output.note("Nothing erased");
  const purged = await eraseBatches(chosen, { context, project });
  if (project.isJson) output.printJson({ purged });
  else output.print(`${countJobs(purged)} erased`);
}

async function eraseBatches(chosen: Row, { context, project }: Omit<Task, "options">): Promise<number> {
  // The first batch of one job leaves nothing that a second could be asked for.
  if (chosen.p_job_id !== null) return Number(await project.call("purge_jobs", chosen));
  const progress = context.startProgress("Erasing jobs");
  let purged = 0;
  let batch = 0;
  try {
    do {
      if (context.signal.aborted) throw new InterruptedError(`Interrupted: ${countJobs(purged)} erased`);
      batch = Number(await project.call("purge_jobs", chosen));
      purged += batch;
      progress.update(`Erasing jobs: ${purged}`);
    } while (batch > 0);
  } finally {
    progress.stop();
  }
  return purged;
}

function toArguments(id: string | undefined, { operation, status, key, olderThan }: Options): Row {
  if ((id === undefined) === (olderThan === undefined))
    throw new UsageError("Cannot purge jobs: either an id or --older-than is needed");
  if (id !== undefined && (operation ?? status ?? key) !== undefined)
    throw new UsageError("Cannot purge jobs: an id goes without --operation, --status and --key");
  return {
    p_job_id: id === undefined ? null : readUuid("the job's id", id),
    p_older_than_seconds: olderThan === undefined ? null : readAge("older-than", olderThan),
    p_operation: operation ?? null,
    p_status: status ?? null,
    p_key_id: key ?? null,
  };
}

function countJobs(count: number): string {
  return `${count} ${count === 1 ? "job" : "jobs"}`;
}
