// Runs the measurements of this folder one after another and ends at the first that fails its bound.
// Usage: npm run bench, or npm run bench -- latency job-lifecycle for some of them
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";

const flags: Readonly<Record<string, readonly string[]>> = { spelling: ["--expose-gc"] };
const measurements = [
  "hostile-text",
  "first-question",
  "spelling",
  "decode-work",
  "latency",
  "body-memory",
  "decode-items",
  "design-work",
  "transports",
  "job-lifecycle",
  "request-cost",
  "cold-start",
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !measurements.includes(name));
if (unknown.length > 0) {
  console.error(`Cannot measure ${unknown.join(", ")}: known are ${measurements.join(", ")}`);
  process.exit(2);
}
for (const name of chosen.length > 0 ? chosen : measurements) {
  const program = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [...(flags[name] ?? []), program], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
