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

/** Starts a program in the place of Deno: `serve(port, start)` is its script, `start` counts from 0. */
async function startWith(serve: string): Promise<EdgeFunction> {
  const program = join(stackDir, "program");
  const count = `const { existsSync, writeFileSync } = require("node:fs");
    const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
    let start = 0;
    while (existsSync("start" + start)) start++;
    writeFileSync("start" + start, "");`;
  writeFileSync(program, `#!${process.execPath}\n${count}\n${serve}`);
  chmodSync(program, 0o700);
  const target = await startEdgeFunction({
    host: { stackDir, account: null, watchdog: { add: () => {}, remove: () => {} } },
    deno: program,
    name: "sample",
    logName: "sample",
    dir: "modules",
    version: "v1",
    permissions: { flags: [], variables: {} },
  });
  started.push(target);
  return target;
}

function serving(version: string): string {
  return `const server = require("node:http").createServer((_, response) => {
    response.setHeader("x-function-version", ${version});
    response.setHeader("connection", "close");
    response.end();
  }).listen(port, "127.0.0.1");`;
}

test("a function that restarts listens on another port, and its target follows", async () => {
  const target = await startWith(serving(`"v1"`));
  await target.part.firstReady;
  const firstPort = target.port;
  target.part.restart();
  await expect.poll(() => target.status(), { interval: 5 }).toMatchObject({ state: "running", restarts: 1 });
  expect(target.port).not.toBe(firstPort);
  const response = await fetch(`http://127.0.0.1:${target.port}/`);
  expect(response.headers.get("x-function-version")).toBe("v1");
});

test("a response of another program does not make the function ready", async () => {
  const other = `${serving(`start === 0 ? "other" : "v1"`)}
    if (start === 0) server.on("connection", (socket) => socket.on("close", () => process.exit(1)));`;
  const target = await startWith(other);
  await target.part.firstReady;
  expect(target.status()).toMatchObject({ state: "running", restarts: 1 });
});
