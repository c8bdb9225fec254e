import { readFileSync } from "node:fs";
import { expect } from "vitest";
import type { Json } from "../support/read-response.ts";

type Part = { state: string; pid: number; restarts: number };

/** The parts of a running stack by name, functions beside the others, as `/health` reports them. */
export async function readParts(url: string): Promise<Map<string, Part>> {
  const response = await fetch(`${url}/health`);
  const { parts }: { parts: { functions: Record<string, Part> } & Record<string, Part> } =
    await response.json();
  const { functions, ...others } = parts;
  return new Map(Object.entries({ ...others, ...functions }));
}

/** The pid of one part; throws when the stack has no such part. */
export async function readPid(url: string, name: string): Promise<number> {
  const part = (await readParts(url)).get(name);
  if (!part) throw new Error(`Cannot find part ${name}`);
  return part.pid;
}

/** Whether `/health` reports that every part is running. */
export async function expectHealth(url: string): Promise<void> {
  const readStatus = async () => {
    const health: Json = await (await fetch(`${url}/health`)).json();
    return health.status;
  };
  await expect.poll(readStatus, { interval: 50 }).toBe("ok");
}

/** Whether a process runs; one that has ended but was not yet reaped by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z";
  } catch {
    return false;
  }
}
