import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock, isHeld, readLock } from "../../../supabase/local/lock.ts";
import { readProcessIdentity } from "../../../supabase/local/process-identity.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "nas-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const URL = "http://127.0.0.1:8787";

test("a held lock is refused with the holder's pid and URL", () => {
  acquireLock(dir, URL, null);
  expect(() => acquireLock(dir, "http://127.0.0.1:9", null)).toThrow(
    `Cannot start: the stack already runs with pid ${process.pid} at ${URL}`,
  );
});

test("a released lock can be taken again and leaves no file behind", () => {
  acquireLock(dir, URL, null).release();
  acquireLock(dir, URL, null).release();
  expect(readdirSync(dir)).toEqual([]);
});

test("what becomes known later is told to readers", () => {
  acquireLock(dir, URL, null).update({ databasePort: 5 });
  expect(readLock(dir)).toMatchObject({ pid: process.pid, url: URL, databasePort: 5 });
});

test("a lock is held only by the very process that took it", () => {
  const identity = readProcessIdentity(process.pid);
  const entry = { pid: process.pid, url: URL, databasePort: null };
  expect(isHeld({ ...entry, identity })).toBe(true);
  expect(isHeld({ ...entry, identity: `${identity}1` })).toBe(false);
  expect(isHeld({ ...entry, identity: null })).toBe(false);
});

test.for(["", "{", "null"])("a lock file that was cut off (%j) does not count", (text) => {
  writeFileSync(join(dir, "lock.json"), text);
  acquireLock(dir, URL, null);
  expect(readLock(dir)?.pid).toBe(process.pid);
});
