// Prints the share of decision cases that hold, by category, on a stack that is started for it.
// Usage: node tests/accuracy/decide/run.ts [--failures] [FILE]
import process from "node:process";
import { openStore } from "../../support/open-store.ts";
import { startThrowawayStack } from "../../support/throwaway-stack.ts";
import { decideOn } from "./decide-on.ts";
import { readDecisionCases } from "./decision-cases.ts";
import { describeMiss, measureDecisions } from "./measure-decisions.ts";

const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const stack = await startThrowawayStack();
try {
  const { shares, misses } = await measureDecisions(readDecisionCases(file), decideOn(openStore(stack)));
  for (const { category, held, count } of shares) printShare(category, held, count);
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  printShare("all", count - misses.length, count);
  if (process.argv.includes("--failures")) {
    for (const miss of misses) console.log(describeMiss(miss).join("\n"));
  }
} finally {
  await stack.remove();
}

function printShare(name: string, held: number, count: number): void {
  console.log(`${name.padEnd(20)} ${((100 * held) / count).toFixed(1).padStart(5)} %  ${held} of ${count}`);
}
