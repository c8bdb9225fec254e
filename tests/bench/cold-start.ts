// Measures how long a new Deno process takes until a function's first response, in times of one that serves nothing
// else, started in turns. Usage: node tests/bench/cold-start.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleFunction, listOperations } from "../../scripts/bundle.ts";
import { findBinaries } from "../../supabase/local/binaries.ts";
import { findFreePort } from "../../supabase/local/free-port.ts";

const turnCount = 7;
const boundMs = 200;

const dir = mkdtempSync(join(tmpdir(), "cold-start-"));
const env = {
  HOME: dir,
  DENO_DIR: join(dir, "deno"),
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_SERVICE_ROLE_KEY: "unused",
  PUBLIC_BASE_URL: "http://127.0.0.1:9",
  WORK_SECRET: "0123456789abcdef",
};
const flags = [
  "serve",
  "--quiet",
  "--no-prompt",
  "--no-config",
  "--allow-net",
  "--allow-env",
  "--host",
  "127.0.0.1",
];

try {
  const emptyPath = join(dir, "empty.js");
  writeFileSync(emptyPath, `export default { fetch: () => new Response("here") };`);
  for (const operation of listOperations()) {
    const bundle = await bundleFunction(operation);
    const path = join(bundle.dir, "index.js");
    const firstMs = await timeFirstResponse(path, operation);
    const turns: { functionMs: number; emptyMs: number }[] = [];
    for (let turn = 0; turn < turnCount; turn++)
      turns.push({
        functionMs: await timeFirstResponse(path, operation),
        emptyMs: await timeFirstResponse(emptyPath, ""),
      });
    const functionMs = median(turns.map((turn) => turn.functionMs));
    const ratio = functionMs / median(turns.map((turn) => turn.emptyMs));
    const judged = functionMs <= boundMs ? "" : `, more than ${boundMs}`;
    console.log(
      `${operation}: first response after ${functionMs.toFixed(0)} ms${judged}, ${ratio.toFixed(1)} times an empty one; ` +
        `${firstMs.toFixed(0)} ms where Deno has never seen it`,
    );
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function timeFirstResponse(path: string, operation: string): Promise<number> {
  const port = await findFreePort();
  const startedAtMs = performance.now();
  const child = spawn(findBinaries().deno, [...flags, "--port", String(port), path], {
    env,
    stdio: "ignore",
  });
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/${operation}`).catch(() => null);
      if (!response) continue;
      await response.text();
      return performance.now() - startedAtMs;
    }
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
