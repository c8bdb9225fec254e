import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBinaries } from "../../../supabase/local/binaries.ts";
import { provideDenoDir } from "../../../supabase/local/deno-dir.ts";
import { type EdgeFunction, startEdgeFunction } from "../../../supabase/local/edge-function.ts";

let stackDir: string;
let started: EdgeFunction[] = [];

beforeEach(() => {
  stackDir = mkdtempSync(join(tmpdir(), "deno-dir-"));
  for (const dir of ["logs", "modules"]) mkdirSync(join(stackDir, dir));
  const load = `request.url.endsWith("/later") && (await import("./later.js"))`;
  const entry = `export default { fetch: async (request) => new Response(String(${load})) };`;
  writeFileSync(join(stackDir, "modules", "index.js"), entry);
  const functions = Array.from(
    { length: 20_000 },
    (_, index) => `function f${index}(a, b) { return a > b ? [a, "${index}"] : { a, b, c: a + b }; }`,
  );
  writeFileSync(join(stackDir, "modules", "later.js"), functions.join("\n"));
});
afterEach(async () => {
  await Promise.all(started.map(({ part }) => part.stop()));
  started = [];
  rmSync(stackDir, { recursive: true });
});

/** Starts the function; returns what its process holds when it is ready, in bytes. */
async function measureFunction(denoDir: string): Promise<number> {
  const target = await startEdgeFunction({
    host: { stackDir, account: null, denoDir, watchdog: { add: () => {}, remove: () => {} } },
    deno: findBinaries().deno,
    name: "sample",
    logName: "sample",
    dir: join(stackDir, "modules"),
    permissions: { flags: [], variables: {} },
  });
  started.push(target);
  await target.part.firstReady;
  const memory = readFileSync(`/proc/${target.status().pid}/smaps_rollup`, "utf8");
  return Number(/^Anonymous:\s+(\d+) kB/m.exec(memory)?.[1]) * 1024;
}

test.runIf(process.platform === "linux")(
  "a function whose modules were read ahead takes less than half the memory of one that parses them",
  async () => {
    const file = join(stackDir, "no-folder");
    writeFileSync(file, "");
    const parsing = await measureFunction(file);
    const finding = await measureFunction(provideDenoDir(stackDir, null));
    expect(finding).toBeLessThan(parsing / 2);
  },
);

test("without an account the cache is a folder of the stack's own", () => {
  expect(provideDenoDir(stackDir, null)).toBe(join(stackDir, "deno"));
});

test.runIf(process.getuid?.() === 0)("with an account it is a folder that only the account can enter", () => {
  const account = { uid: 65_111, gid: 65_111 };
  const dir = provideDenoDir(stackDir, account);
  try {
    expect(statSync(dir)).toMatchObject({ uid: account.uid, mode: expect.any(Number) });
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(provideDenoDir(stackDir, account)).toBe(dir);
    expect(() => provideDenoDir(stackDir, { uid: 65_112, gid: 65_112 })).not.toThrow();
  } finally {
    rmSync(dir, { recursive: true });
    rmSync(dir.replace("65111", "65112"), { recursive: true, force: true });
  }
});
