import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock, isHeld, readLock, readProcessIdentity } from "../../../supabase/local/lock.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nas-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lockModule = join(import.meta.dirname, "../../../supabase/local/lock.ts");
const url = "http://127.0.0.1:8787";

test("a held lock is refused with the holder's pid and URL", () => {
  acquireLock(dir, url, null);
  expect(() => acquireLock(dir, "http://127.0.0.1:9", null)).toThrow(
    `Cannot start: the stack already runs with pid ${process.pid} at ${url}`,
  );
});

test("a released lock can be taken again and leaves no holder behind", () => {
  acquireLock(dir, url, null).release();
  acquireLock(dir, url, null).release();
  expect(readLock(dir)).toBeNull();
});

test("a lock is held although its holder cannot be seen, as from another container", () => {
  acquireLock(dir, url, null).update({ pid: 4_194_304, identity: "of another container" });
  expect(() => acquireLock(dir, "http://127.0.0.1:9", null)).toThrow(
    `Cannot start: the stack already runs outside of this container or machine at ${url}`,
  );
});

test("a lock ends with its process, however that ends", async () => {
  const script = `import { acquireLock } from ${JSON.stringify(lockModule)};
    acquireLock(process.argv[1], "u", null);
    process.stdout.write("taken");
    process.stdin.resume();`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script, dir]);
  await once(holder.stdout, "data");
  expect(() => acquireLock(dir, url, null)).toThrow(`with pid ${holder.pid}`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  acquireLock(dir, url, null);
  expect(readLock(dir)?.pid).toBe(process.pid);
});

test("later updates are visible to readers", () => {
  acquireLock(dir, url, null).update({ databasePort: 5 });
  expect(readLock(dir)).toMatchObject({ pid: process.pid, url: url, databasePort: 5 });
});

test("a lock is held only by the very process that took it", () => {
  const identity = readProcessIdentity(process.pid);
  const entry = { pid: process.pid, url: url, databasePort: null };
  expect(isHeld({ ...entry, identity })).toBe(true);
  expect(isHeld({ ...entry, identity: `${identity}1` })).toBe(false);
  expect(isHeld({ ...entry, identity: null })).toBe(false);
});

test.for(["", "{", "null"])("a holder that was cut off (%j) does not count", (text) => {
  writeFileSync(join(dir, "lock.json"), text);
  acquireLock(dir, url, null);
  expect(readLock(dir)?.pid).toBe(process.pid);
});

test("of many starts that find the same stale entry, exactly one goes on", async () => {
  const entry = { pid: 4_194_304, identity: "x", url: url, databasePort: null };
  writeFileSync(join(dir, "lock.json"), JSON.stringify(entry));
  const script = `import { acquireLock } from ${JSON.stringify(lockModule)};
    try { acquireLock(process.argv[1], "u", null); process.stdout.write("taken"); }
    catch { process.stdout.write("refused"); }
    process.stdin.on("end", () => process.exit()).resume();`;
  const starts = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", script, dir]),
  );
  const outcomes = await Promise.all(
    starts.map(async ({ stdout }) => String((await once(stdout, "data"))[0])),
  );
  for (const { stdin } of starts) stdin.end();
  expect(readdirSync(dir).sort()).toEqual(["lock.db", "lock.json"]);
  expect(outcomes.sort()).toEqual(["refused", "refused", "refused", "refused", "refused", "taken"]);
});
