import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

const shown = 10;

/** Ends the output of a run with its slowest test files. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => ({ path: relative(".", module.moduleId), ms: tookMs(module) }));
    const slowest = timed.sort((one, other) => other.ms - one.ms).slice(0, shown);
    if (timed.length <= shown) return;
    console.log(`\nSlowest of ${timed.length} files:`);
    for (const { path, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${path}`);
  }
}

/** Its imports, hooks and tests. */
function tookMs(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return collectDuration + duration;
}
