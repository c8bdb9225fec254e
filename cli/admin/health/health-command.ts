import type { Command } from "commander";
import type { Output } from "../../output/output.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand, openProject } from "../project/open-project.ts";
import type { Row } from "../project/read-rows.ts";
import { formatSeconds, formatValue } from "../values/format-values.ts";
import { readAge } from "../values/read-values.ts";
import { type Health, readHealth } from "./read-health.ts";

const queueColumns = [
  { title: "queue", wraps: true },
  { title: "queued", alignment: "right" },
  { title: "processing", alignment: "right" },
  { title: "lost", alignment: "right" },
  { title: "waits", alignment: "right" },
  { title: "failed (1 h)", alignment: "right" },
] as const;

const help = `
Examples:
  nas health
  nas health --max-wait 5m --json
  nas health --url https://<project>.supabase.co --service-key <key>

Variables: NAS_URL if the functions have another address than the project, WORK_SECRET to check whether they are ready.`;

/** Adds `health`: every part and queue of the service; ends with exit code 1 if one needs attention. */
export function addHealthCommand(program: Command, context: Context): void {
  addProjectCommand(program, "health")
    .description("check every part of the service; exit code 1 if one fails")
    .option("--max-wait <age>", "how long a job may wait for a worker", "1m")
    .addHelpText("after", help)
    .action(async ({ maxWait }: { maxWait: string }, command: Command) => {
      const mostWaitSeconds = readAge("max-wait", maxWait);
      const project = openProject(command, context);
      const health = await readHealth(project, { mostWaitSeconds, signal: context.signal });
      if (project.isJson) context.output.printJson(health);
      else printHealth(context.output, health);
      if (health.status === "degraded")
        throw new RefusedError(`The service is degraded: ${health.problems.join("; ")}`);
    });
}

/** Prints every part of the service, and the queue of each operation. */
function printHealth(output: Output, { status, parts, queues }: Health): void {
  const { paint } = output;
  output.printTable({
    columns: [{ title: "part" }, { title: "state" }, { title: "", wraps: true }],
    rows: parts.map(({ part, ok, detail }) => [part, ok ? paint.green("ok") : paint.red("FAILING"), detail]),
  });
  if (queues.length > 0) {
    output.print("");
    output.printTable({ columns: queueColumns, rows: queues.map(toCells) });
  }
  if (status === "ok") output.print("", "The service is healthy");
}

function toCells({
  operation,
  queued,
  processing,
  lost,
  longest_wait_seconds,
  failed_last_hour,
}: Row): string[] {
  const waits = typeof longest_wait_seconds === "number" ? formatSeconds(longest_wait_seconds) : "-";
  return [operation, queued, processing, lost, waits, failed_last_hour].map(formatValue);
}
