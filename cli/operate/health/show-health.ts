import type { Output } from "../../output/output.ts";
import type { Row } from "../project/read-rows.ts";
import { tellSeconds } from "../values/tell-seconds.ts";
import { tellValue } from "../values/tell-value.ts";
import type { Health } from "./health.ts";

const QUEUE_COLUMNS = [
  { title: "queue", wraps: true },
  { title: "queued", alignment: "right" },
  { title: "processing", alignment: "right" },
  { title: "lost", alignment: "right" },
  { title: "waits", alignment: "right" },
  { title: "failed (1 h)", alignment: "right" },
] as const;

/** Prints every part of the service, and the queue of each operation. */
export function showHealth(output: Output, { status, parts, queues }: Health): void {
  const { paint } = output;
  output.printTable({
    columns: [{ title: "part" }, { title: "state" }, { title: "", wraps: true }],
    rows: parts.map(({ part, isWell, told }) => [
      part,
      isWell ? paint.green("well") : paint.red("NOT WELL"),
      told,
    ]),
  });
  if (queues.length > 0) {
    output.print("");
    output.printTable({ columns: QUEUE_COLUMNS, rows: queues.map(tellQueue) });
  }
  output.print("", status === "ok" ? "The service is well" : "The service is degraded");
}

function tellQueue({
  operation,
  queued,
  processing,
  lost,
  longest_wait_seconds,
  failed_last_hour,
}: Row): string[] {
  const waits = typeof longest_wait_seconds === "number" ? tellSeconds(longest_wait_seconds) : "-";
  return [operation, queued, processing, lost, waits, failed_last_hour].map(tellValue);
}
