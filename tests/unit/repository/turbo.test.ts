import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOperations } from "../../../scripts/bundle.ts";

type DryRun = { tasks: { taskId: string; hash: string }[] };

const root = join(import.meta.dirname, "..", "..", "..");
const copied = ["package.json", "package-lock.json", "turbo.json", "tsconfig.json", "deno.json"];
const folders = [
  "functions",
  "shared",
  "scripts",
  "client/package.json",
  "cli/package.json",
  "console/package.json",
];
const leftOut = ["dist", ".turbo", "node_modules", "data"];

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "turbo-"));
  const filter = (source: string) => !leftOut.includes(basename(source));
  for (const path of [...copied, ...folders])
    cpSync(join(root, path), join(dir, path), { recursive: true, filter });
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What would run, by name, with the hash that decides whether its last outcome still holds. */
function listTasks(): Map<string, string> {
  const text = execFileSync(
    join(root, "node_modules", ".bin", "turbo"),
    ["run", "build", "test", "--dry=json"],
    {
      cwd: dir,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const { tasks }: DryRun = JSON.parse(text.toString());
  return new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
}

/** The tasks of functions that a change of this file runs again. */
function listChangedBy(path: string): string[] {
  const before = listTasks();
  appendFileSync(join(dir, path), "\n// another line\n");
  const changed = [...listTasks()].filter(([name, hash]) => before.get(name) !== hash);
  return changed
    .map(([name]) => name)
    .filter((name) => name !== "@nas/shared#build" && name !== "@nas/shared#test");
}

test("a change in one function builds and tests that one again", () => {
  expect(listChangedBy("functions/decode/operation.ts")).toEqual(["@nas/decode#build", "@nas/decode#test"]);
});

test("a change in what they share builds and tests all of them again", () => {
  const names = listOperations().map((name) => `@nas/${name.replaceAll("_", "-")}`);
  const expected = names.flatMap((name) => [`${name}#build`, `${name}#test`]);
  expect(listChangedBy("shared/platform/kernel/uuid.ts").sort()).toEqual(expected.sort());
});
