import { readFileSync } from "node:fs";
import { findChildren } from "../../support/child-processes.ts";

const kilobyte = 1024;

/** The memory of a process and all below it, in bytes; pages that several of them share count once. */
export function readStackBytes(pid: number): number {
  return readOwnBytes(pid) + findChildren(pid).reduce((sum, child) => sum + readStackBytes(child), 0);
}

function readOwnBytes(pid: number): number {
  try {
    const [, kilobytes = "0"] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes) * kilobyte;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
