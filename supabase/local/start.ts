// Usage: npm start, whose flags of V8 keep this process small ("Memory of the local stack" in docs/decisions.md).
import { flushCompileCache } from "node:module";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/mod.ts";
import type { Account } from "./account.ts";
import { readConfig } from "./config.ts";
import { type Stack, startStack } from "./stack.ts";
import type { Cleanups } from "./stack-context.ts";
import { prepareStackDir, type StackPlace } from "./stack-dir.ts";

const parentCheckMs = 1_000;

const cleanups: Cleanups = [];
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void stop(0));
}

// npm forwards no signal when it is killed itself: its child would keep running.
if (process.env.npm_lifecycle_event === "start") {
  const parentPid = process.ppid;
  setInterval(() => process.ppid !== parentPid && stop(0), parentCheckMs).unref();
}

try {
  const startedAtMs = performance.now();
  const report = (line: string) =>
    console.log(`${((performance.now() - startedAtMs) / 1000).toFixed(1)} s  ${line}`);
  const config = readConfig(process.env);
  const place = enterPlace(prepareStackDir(config.dataDir));
  const stack = await startStack({ config, place, cleanups, report });
  // Written now, since the account could not: a process that finds our modules compiled is 20 MB smaller.
  flushCompileCache();
  if (place.account) dropPrivileges(place.account);
  console.log(describeStack(stack));
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(() => {});
  process.exit(exitCode);
}

/** With an account, uses paths relative to the stack's folder: the account may be unable to enter the folders above. */
function enterPlace(place: StackPlace): StackPlace {
  if (!place.account) return place;
  process.chdir(place.stackDir);
  return { ...place, stackDir: "." };
}

/** The process that listens for callers needs no more privileges than the parts. */
function dropPrivileges({ uid, gid }: Account): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

function describeStack({ url, keys }: Stack): string {
  const body = JSON.stringify({
    input_mode: "unstructured",
    foodText: "two boiled eggs and a slice of rye bread",
  });
  const headers = [`x-api-key: ${keys.molecular}`, `${apiVersionHeader}: ${apiVersion}`];
  const options = [...headers, "content-type: application/json"].map((header) => `-H '${header}'`).join(" ");
  const tiers = Object.entries(keys).map(([tier, key]) => `${tier} ${key}`);
  return `Ready at ${url} | console: ${url}/ | keys: ${tiers.join(", ")} | try: curl -s ${url}/functions/v1/decode ${options} -d '${body}'`;
}
