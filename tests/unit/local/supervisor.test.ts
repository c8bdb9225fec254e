import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "vitest";
import { type Supervised, superviseProcess } from "../../../supabase/local/supervisor.ts";

function supervise(script: string, probe = async () => true, onRecovered = () => {}): Supervised {
  const launch = (): ChildProcess => spawn("/bin/sh", ["-c", script], { stdio: "ignore" });
  const explain = () => "its own words";
  return superviseProcess({ name: "part", launch, probe, stopSignal: "SIGTERM", explain, onRecovered });
}

test("a part that ends is started again and its recovery reported", async () => {
  let recoveries = 0;
  const part = supervise("exec sleep 60", undefined, () => recoveries++);
  await part.firstReady;
  const { pid } = part.status();
  process.kill(pid ?? 0, "SIGKILL");
  await expect.poll(() => recoveries, { interval: 5 }).toBe(1);
  expect(part.status()).toMatchObject({ state: "running", restarts: 1 });
  expect(part.status().pid).not.toBe(pid);
  await part.stop();
});

test("a stopped part stays stopped", async () => {
  const part = supervise("exec sleep 60");
  await part.firstReady;
  await part.stop();
  expect(part.status()).toMatchObject({ state: "stopped", pid: null, restarts: 0 });
});

test("a part that never serves is given up with its own words", async () => {
  const part = supervise("exit 1", async () => false);
  await expect(part.firstReady).rejects.toThrow("Cannot start part: its own words");
  await part.stop();
});

test("a part that ends before it serves is not reported as running", async () => {
  const part = supervise("exit 1", async () => false);
  await expect.poll(() => part.status().restarts, { interval: 5 }).toBeGreaterThan(0);
  expect(part.status().state).toBe("restarting");
  await part.stop();
});
