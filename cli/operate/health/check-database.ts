import { UnreachableError } from "../../run/command-error.ts";
import type { OpenProject } from "../project/open-project.ts";
import { type Row, readRow, readRows } from "../project/read-rows.ts";
import { tellValue } from "../values/tell-value.ts";
import type { PartHealth } from "./health.ts";

const MEGABYTE = 1_000_000;

/** Whether the database answers and has a catalogue, and what waits in its queues. */
export async function checkDatabase({
  call,
}: Pick<OpenProject, "call">): Promise<{ parts: PartHealth[]; queues: Row[] }> {
  const startMs = performance.now();
  try {
    const state = readRow(await call("database_state"));
    const tookMs = Math.ceil(performance.now() - startMs);
    const queues = readRows(await call("queue_depths"));
    return { parts: [describeDatabase(state, tookMs), describeCatalogue(state)], queues };
  } catch (error) {
    const told = describeFailure(error);
    return { parts: [{ part: "database", isWell: false, told }], queues: [] };
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof UnreachableError) return "does not answer";
  return (error instanceof Error ? error.message : String(error)) || "does not answer";
}

function describeDatabase({ server_version, database_bytes }: Row, tookMs: number): PartHealth {
  const size = `${Math.round(Number(database_bytes) / MEGABYTE)} MB`;
  const told = `answers in ${tookMs} ms, PostgreSQL ${tellValue(server_version)}, ${size}`;
  return { part: "database", isWell: true, told };
}

function describeCatalogue({ catalogue_release, catalogue_foods }: Row): PartHealth {
  const isWell = catalogue_release !== null;
  const told = isWell
    ? `${tellValue(catalogue_release)}, ${tellValue(catalogue_foods)} foods`
    : "is not loaded";
  return { part: "catalogue", isWell, told };
}
