// Loads a stack of its own in ways that callers should not, and prints what each scenario measured.
// Usage: npm run load [-- --short] [-- <scenario>...]
import process from "node:process";
import { parseArgs } from "node:util";
import { startLoadedStack } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

const { values, positionals } = parseArgs({
  options: { short: { type: "boolean" } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = names.filter((name) => !scenarios[name]);
if (unknown.length > 0) {
  console.error(`Cannot run ${unknown.join(", ")}; the scenarios are ${Object.keys(scenarios).join(", ")}`);
  process.exit(2);
}

let problemCount = 0;
for (const name of names) {
  const stack = await startLoadedStack();
  try {
    const findings = await scenarios[name]?.(stack, values.short ? "short" : "full");
    for (const figure of findings?.figures ?? []) console.log(`${name}: ${figure}`);
    for (const problem of findings?.problems ?? []) console.error(`${name}: FAILED, ${problem}`);
    problemCount += findings?.problems.length ?? 0;
  } finally {
    await stack.remove();
  }
}
process.exit(problemCount === 0 ? 0 : 1);
