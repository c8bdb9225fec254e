// Measures calls of the database over both transports on a stack of its own, in turns, as their ratio: the time of a
// call through the Data API in times of a direct one. Usage: node tests/bench/transports.ts
import { hashApiKey } from "../../shared/platform/kernel/api-key.ts";
import type { CallFunction } from "../../shared/platform/kernel/call-function.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { openCalls } from "../support/open-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const calls = 400;
const turns = 5;
const concurrency = [1, 10];

type Call = (call: CallFunction) => Promise<unknown>;

const stack = await startThrowawayStack();
try {
  const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
  const keyHash = await hashApiKey(key);
  const scope = { p_key_hash: keyHash, p_operation: "decode", p_scope: "edge:decode" };
  const calls: Record<string, Call> = {
    check_key: (call) => call("check_key", scope),
    admit_request: (call) =>
      call("admit_request", {
        ...scope,
        p_valid: true,
        p_input_mode: "structured",
        p_job: null,
        p_limits: {},
      }),
  };
  const address = { url: stack.url, serviceKey: stack.serviceKey };
  const dataApi = openCalls(address);
  const direct = openCalls({ ...address, databaseUrl: stack.databaseUrl });
  for (const [name, call] of Object.entries(calls))
    for (const atOnce of concurrency)
      await compare(`${name}, ${atOnce} at once`, call, atOnce, { dataApi, direct });
} finally {
  await stack.remove();
}

async function compare(
  name: string,
  call: Call,
  atOnce: number,
  transports: { dataApi: CallFunction; direct: CallFunction },
): Promise<void> {
  const ratios: number[] = [];
  let perSecond = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const dataApiMs = await timeCalls(() => call(transports.dataApi), atOnce);
    const directMs = await timeCalls(() => call(transports.direct), atOnce);
    ratios.push(dataApiMs / directMs);
    perSecond = Math.max(perSecond, (calls / directMs) * 1_000);
  }
  const [lowest, median] = [Math.min(...ratios), ratios.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? 0];
  console.log(
    `${name}: the Data API takes ${median.toFixed(1)} times as long as a direct call (${lowest.toFixed(1)} at least), ` +
      `which does ${perSecond.toFixed(0)} a second`,
  );
}

/** Milliseconds that all calls take together. */
async function timeCalls(call: () => Promise<unknown>, atOnce: number): Promise<number> {
  const startedMs = performance.now();
  const inTurn = async () => {
    for (let done = 0; done < calls / atOnce; done += 1) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return performance.now() - startedMs;
}
