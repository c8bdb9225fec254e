import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EdgeFunction, startEdgeFunction } from "../../../supabase/local/edge-function.ts";

let stackDir: string;
let started: EdgeFunction[] = [];

beforeEach(() => {
  stackDir = mkdtempSync(join(tmpdir(), "edge-function-"));
  mkdirSync(join(stackDir, "logs"));
});
afterEach(async () => {
  await Promise.all(started.map(({ part }) => part.stop()));
  started = [];
  rmSync(stackDir, { recursive: true });
});

/** Starts a program in the place of Deno that serves on the port it is given. */
async function start(): Promise<EdgeFunction> {
  const program = join(stackDir, "program");
  const serve = `const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
    require("node:http").createServer((_, response) => response.end(JSON.stringify(process.env))).listen(port, "127.0.0.1");`;
  writeFileSync(program, `#!${process.execPath}\n${serve}`);
  chmodSync(program, 0o700);
  const target = await startEdgeFunction({
    host: { stackDir, account: null, denoDir: stackDir, watchdog: { add: () => {}, remove: () => {} } },
    deno: program,
    name: "sample",
    logName: "sample",
    dir: "modules",
    permissions: { flags: [], variables: {} },
  });
  started.push(target);
  return target;
}

test("a function that restarts listens on another port, and its target follows", async () => {
  const target = await start();
  await target.part.firstReady;
  const firstPort = target.port;
  target.part.restart();
  await expect.poll(() => target.status(), { interval: 5 }).toMatchObject({ state: "running", restarts: 1 });
  expect(target.port).not.toBe(firstPort);
  expect((await fetch(`http://127.0.0.1:${target.port}/`)).status).toBe(200);
});

test("a function returns memory that it has freed, and gets no variable of the stack's own environment", async () => {
  const target = await start();
  await target.part.firstReady;
  const environment = await (await fetch(`http://127.0.0.1:${target.port}/`)).json();
  expect(environment).toMatchObject({ MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "65536" });
  expect(environment).not.toHaveProperty("PATH");
});
