// Runs the benchmarks one after the other and stops where one fails. Usage: npm run bench [-- --only latency]
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";

/** Names of the programs in this folder, in the order in which they run, with the flags of Node that they need. */
const benchmarks: ReadonlyMap<string, readonly string[]> = new Map([
  ["hostile-text", []],
  ["first-question", []],
  ["spelling", ["--expose-gc"]],
  ["decode-work", []],
  ["latency", []],
  ["body-memory", []],
  ["decode-items", []],
  ["design-work", []],
  ["transports", []],
  ["job-lifecycle", []],
  ["request-cost", []],
  ["cold-start", []],
]);

const { values } = parseArgs({ options: { only: { type: "string" } } });
process.exitCode = runBenchmarks(values.only === undefined ? [...benchmarks.keys()] : [values.only]);

/** Returns the exit code of the first benchmark that fails, 0 if all pass and 2 for an unknown name. */
function runBenchmarks(names: readonly string[]): number {
  for (const name of names) {
    const flags = benchmarks.get(name);
    if (flags === undefined) {
      console.error(`Cannot run ${name}: the benchmarks are ${[...benchmarks.keys()].join(", ")}`);
      return 2;
    }
    const program = join(import.meta.dirname, `${name}.ts`);
    const { status } = spawnSync(process.execPath, [...flags, program], { stdio: "inherit" });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
