import { RefusedError } from "../../run/command-error.ts";
import type { RunSupabase } from "./supabase-cli.ts";

/** A function as the platform knows it; `deployment` counts from 1 and grows with each deployment of it. */
export type HostedFunction = { slug: string; id: string; deployment: number };

/** The functions of the project. */
export async function listFunctions(run: RunSupabase): Promise<HostedFunction[]> {
  const task = "list the functions of the project";
  const { stdout } = await run(["functions", "list", "--output", "json"], task);
  const rows = parse(stdout);
  if (!Array.isArray(rows))
    throw new RefusedError(`Cannot ${task}: the CLI printed something else than a list`);
  return rows.map((row: { slug?: unknown; id?: unknown; version?: unknown }) => ({
    slug: String(row.slug),
    id: String(row.id),
    deployment: Number(row.version),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
