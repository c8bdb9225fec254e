import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callApi } from "../support/call-api.ts";
import { findChildren } from "../support/child-processes.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { patienceMs } from "../support/patience.ts";
import { readParts, readPid } from "../support/stack-parts.ts";
import {
  spawnStart,
  startThrowawayStack,
  stopProcess,
  type ThrowawayStack,
} from "../support/throwaway-stack.ts";
import { acceptJobs, expectCompletion, hastySettings } from "./decode-jobs.ts";
import { expectHealth, isRunning } from "./stack-parts.ts";

describe.skipIf(process.platform !== "linux")("a stack whose parts are killed", () => {
  let stack: ThrowawayStack;
  let key: string;

  beforeAll(async () => {
    stack = await startThrowawayStack({ variables: hastySettings });
    ({ key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey }));
  });
  afterAll(() => stack?.remove());

  test("refuses a second start on its data folder, naming its pid and its URL", async () => {
    const { child, output } = spawnStart({ dataDir: stack.dataDir });
    await new Promise((resolve) => child.once("close", resolve));
    expect(child.exitCode).toBe(1);
    expect(output()).toBe(`Cannot start: the stack already runs with pid ${stack.pid} at ${stack.url}\n`);
    await expectHealth(stack.url);
  });

  test.for(["decode", "postgrest", "postgres"])(
    "restarts %s after kill -9 and completes every accepted job",
    async (name) => {
      const ids = await acceptJobs({ url: stack.url, key }, 20);
      const pid = await readPid(stack.url, name);
      process.kill(pid, "SIGKILL");
      await expect.poll(() => readPid(stack.url, name), { interval: 10 }).not.toBe(pid);
      await expectHealth(stack.url);
      await expectCompletion({ url: stack.url, key }, ids);
    },
  );

  test("responds 503 with retry-after while the function is down", async () => {
    // A function that is back before the call is killed once more.
    const readRefusal = async () => {
      process.kill(await readPid(stack.url, "decode"), "SIGKILL");
      const response = await callApi("decode?job_id=x", { baseUrl: stack.url, key });
      expect(response.status).toBe(503);
      return response;
    };
    const response = await vi.waitFor(readRefusal, { timeout: patienceMs, interval: 100 });
    expect(response.body?.error?.code).toBe("service_unavailable");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("x-request-id")).toBe(response.body?.meta?.request_id);
    await expectHealth(stack.url);
  });

  test("responds 503 with retry-after while the database is down, and serves again after it", async () => {
    const path = "get_decode_compound_id?q=protein";
    const call = () => callApi(path, { baseUrl: stack.url, key });
    expect((await call()).status).toBe(200);
    process.kill(await readPid(stack.url, "postgres"), "SIGKILL");
    const readRefusal = async () => {
      const response = await call();
      expect(response.status).toBe(503);
      return response;
    };
    // A connection that is still open may serve for a moment after the server itself is gone.
    const refusal = await vi.waitFor(readRefusal, { timeout: patienceMs, interval: 5 });
    expect(refusal.body?.error?.code).toBe("service_unavailable");
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    await expect.poll(async () => (await call()).status, { interval: 50 }).toBe(200);
  });

  test("leaves no part behind when it is killed itself, and the next start completes every accepted job", async () => {
    const ids = await acceptJobs({ url: stack.url, key }, 20);
    const pids = [...(await readParts(stack.url)).values()].map(({ pid }) => pid);
    await stopProcess(stack.process, "SIGKILL");
    await expect.poll(() => pids.filter(isRunning), { interval: 50 }).toEqual([]);
    stack = await startThrowawayStack({ dataDir: stack.dataDir, variables: hastySettings });
    await expectCompletion({ url: stack.url, key }, ids);
  });

  test("clears away what runs on when even the watchdog is killed with it", async () => {
    const ids = await acceptJobs({ url: stack.url, key }, 5);
    const parts = await readParts(stack.url);
    const orphans = [...parts].filter(([name]) => name !== "gateway").map(([, { pid }]) => pid);
    for (const pid of findChildren(stack.pid).filter((child) => !orphans.includes(child)))
      process.kill(pid, "SIGKILL");
    await stopProcess(stack.process, "SIGKILL");
    expect(orphans.filter(isRunning)).toEqual(orphans);
    stack = await startThrowawayStack({ dataDir: stack.dataDir, variables: hastySettings });
    expect(orphans.filter(isRunning)).toEqual([]);
    await expectCompletion({ url: stack.url, key }, ids);
  });

  test("leaves nothing running and no lock after SIGTERM", async () => {
    const pids = [...(await readParts(stack.url)).values()].map(({ pid }) => pid);
    await stopProcess(stack.process);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(stack.process.exitCode).toBe(0);
  });
});
