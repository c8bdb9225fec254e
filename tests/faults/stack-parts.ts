import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { readHealth } from "../support/stack-parts.ts";

/** Whether `/health` reports that every part is running. */
export async function expectHealth(url: string): Promise<void> {
  await expect.poll(async () => (await readHealth(url)).status, { interval: 50 }).toBe("ok");
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
