import type { Command } from "commander";
import { toPlainText } from "../../output/to-plain-text.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { type Row, readRow } from "../project/read-rows.ts";
import { readUuid } from "../values/read-uuid.ts";
import { showJob } from "./show-job.ts";

/** Adds `jobs show`; what the caller sent and got is shown by `--with-content` alone. */
export function addJobsShowCommand(jobs: Command, context: Context): void {
  addProjectCommand(jobs, "show")
    .description("show a job, without what its caller sent and got")
    .argument("<id>", "the job's id")
    .option("--with-content", "also its input, result and error: what a person wrote may be in them")
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
      showJob(context.output, row);
      for (const [name, value] of Object.entries(content))
        context.output.print("", `${name}:`, ...tellContent(value));
    });
}

function tellContent(value: Row[string]): string[] {
  if (value === null) return ["-"];
  return toPlainText(JSON.stringify(value, null, 2)).split("\n");
}
