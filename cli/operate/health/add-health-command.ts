import type { Command } from "commander";
import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readAge } from "../values/read-age.ts";
import { readHealth } from "./read-health.ts";
import { showHealth } from "./show-health.ts";

/** Adds `health`: every part and queue of the service; ends with exit code 1 where one has to be seen to. */
export function addHealthCommand(program: Command, context: Context): void {
  addProjectCommand(program, "health")
    .description("ask every part of the service how it is; exit code 1 where one is not well")
    .option("--max-wait <age>", "how long a job may wait for a worker", "1m")
    .addHelpText(
      "after",
      "\nExamples:\n  nas health\n  nas health --max-wait 5m --json\n  nas health --url https://<project>.supabase.co --service-key <key>\n\nVariables: NAS_URL where the functions have another address than the project, WORK_SECRET to ask whether they are ready.",
    )
    .action(async ({ maxWait }: { maxWait: string }, command: Command) => {
      const mostWaitSeconds = readAge("max-wait", maxWait);
      const project = openProject(command, context);
      const health = await readHealth(project, { mostWaitSeconds, signal: context.signal });
      if (project.isJson) context.output.printJson(health);
      else showHealth(context.output, health);
      if (health.status === "degraded")
        throw new RefusedError(`Cannot call the service well: ${health.problems.join("; ")}`);
    });
}
