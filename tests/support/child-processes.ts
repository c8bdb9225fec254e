import { readdirSync, readFileSync } from "node:fs";

/** The pids of a process's own children. */
export function findChildren(parentPid: number): number[] {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parentPid;
    } catch {
      return false;
    }
  });
}
