import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Text that differs between two processes that had the same pid: the boot and the moment of their start.
 * Null when no such process runs.
 */
export function readProcessIdentity(pid: number): string | null {
  try {
    return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
  } catch {
    return null;
  }
}

/** Fields after the program's name, which may hold anything: the state is the first, the start time the 20th. */
function readFromProc(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z") return null;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${fields[19]}`;
}

function readFromPs(pid: number): string | null {
  return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
}
