// Measures the processor time of a synchronous request: the function of the energy calculation beside a bare Hono
// function that makes the same call of the database with the same client, in turns, both in Deno. Exits with 1 where
// the bare one needs less than the bound's share of it. Usage: node tests/bench/request-cost.ts
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withEsbuild } from "../../scripts/with-esbuild.ts";
import { scopeOf } from "../../shared/platform/kernel/mod.ts";
import { findBinaries } from "../../supabase/local/binaries.ts";
import { startDenoFunction } from "../runtime/support/deno-function.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { findQuietPort } from "../support/quiet-port.ts";
import { startThrowawayStack, stopProcess } from "../support/throwaway-stack.ts";

const rounds = 5;
const requestsPerRound = 400;
const callers = 4;
/** Keeps what is reached (0.56 to 0.67, the lower beside other work); the aim is 0.8. */
const leastShare = 0.5;
const msPerTick = 10;
const rootDir = join(import.meta.dirname, "..", "..");
const energy = "daily_energy_expenditure_calculation";
const body = JSON.stringify({ gender: "male", height: 175, weight: 70, age: 30, activity: "office" });

const bareSource = `
  import { Hono } from "hono";
  import { createClient } from "@supabase/supabase-js";
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = Deno.env.toObject();
  const client = createClient(url, serviceKey, { accessToken: async () => serviceKey, db: { schema: "nas_api" } });
  const app = new Hono();
  app.post("*", async (c) => {
    const { weight } = await c.req.json();
    const bytes = new TextEncoder().encode(c.req.header("x-api-key"));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const { data } = await client.rpc("admit_request", {
      p_key_hash: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
      p_operation: "${energy}", p_scope: "${scopeOf(energy)}", p_valid: true, p_limits: {},
    });
    return data?.[0]?.outcome === "ok" ? c.json({ data: weight * 24 }) : c.json({ error: data }, 403);
  });
  export default app;`;

const dir = mkdtempSync(join(tmpdir(), "request-cost-"));
const stack = await startThrowawayStack();
const variables = {
  SUPABASE_URL: stack.url,
  SUPABASE_SERVICE_ROLE_KEY: stack.serviceKey,
  PUBLIC_BASE_URL: stack.url,
  WORK_SECRET: stack.workSecret,
};
const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
const whole = await startDenoFunction(energy, variables);
const bare = await startBareFunction();
try {
  const costs: Record<"whole" | "bare", number[]> = { whole: [], bare: [] };
  await measure(whole);
  await measure(bare);
  for (let round = 0; round < rounds; round++) {
    costs.whole.push(await measure(whole));
    costs.bare.push(await measure(bare));
  }
  // The least is what the work takes: the rest is the machine's.
  const [wholeMs, bareMs] = [Math.min(...costs.whole), Math.min(...costs.bare)];
  const share = bareMs / wholeMs;
  const judged = share >= leastShare ? "" : `, less than ${leastShare}`;
  console.log(
    `energy: ${wholeMs.toFixed(2)} ms of CPU a request, a bare function ${bareMs.toFixed(2)} ms: ` +
      `share ${share.toFixed(2)}${judged}`,
  );
  if (share < leastShare) process.exitCode = 1;
} finally {
  await stopProcess(bare.process);
  await whole.close();
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}

async function startBareFunction(): Promise<{ baseUrl: string; process: ChildProcess }> {
  const path = join(dir, "bare.mjs");
  await withEsbuild((esbuild) =>
    esbuild.build({
      stdin: { contents: bareSource, loader: "ts", resolveDir: rootDir },
      ...{ bundle: true, minify: true, format: "esm", platform: "neutral", mainFields: ["module", "main"] },
      ...{ conditions: ["worker", "module", "import"], external: ["node:*"], outfile: path },
      ...{ absWorkingDir: rootDir, logLevel: "silent" },
    }),
  );
  const port = await findQuietPort();
  const env = { ...variables, DENO_DIR: join(dir, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  const args = ["serve", "--quiet", "--no-config", "-A", "--host", "127.0.0.1", "--port", String(port), path];
  const child = spawn(findBinaries().deno, args, { env, stdio: "inherit" });
  const baseUrl = `http://127.0.0.1:${port}`;
  while (!(await fetch(baseUrl).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 20));
  return { baseUrl, process: child };
}

/** The processor time of a process for a request, in ms. */
async function measure(target: { baseUrl: string; process: ChildProcess }): Promise<number> {
  const url = `${target.baseUrl}/functions/v1/${energy}`;
  const headers = {
    "x-api-key": key,
    "service-api-version": "2026-07-10",
    "content-type": "application/json",
  };
  const before = readCpuMs(target.process);
  let left = requestsPerRound;
  const callInTurn = async () => {
    while (left-- > 0) {
      const response = await fetch(url, { method: "POST", headers, body });
      const text = await response.text();
      if (!response.ok) throw new Error(`Cannot measure: ${response.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, callInTurn));
  return (readCpuMs(target.process) - before) / requestsPerRound;
}

function readCpuMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
