import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { provideConsolePage } from "../../../supabase/local/console-page.ts";

function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "console-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test("a console that cannot be built is reported and left out, and the start continues", async () => {
  const lines: string[] = [];
  const failing = () => Promise.reject(new Error("Cannot build the console: main.tsx is broken"));
  expect(await provideConsolePage((line) => lines.push(line), failing)).toBeNull();
  expect(lines).toEqual(["Console left out: Cannot build the console: main.tsx is broken"]);
});

test("a console with a missing file is left out whole", async () => {
  const dir = makeDir();
  writeFileSync(join(dir, "index.html"), "<!doctype html>");
  const build = async () => ({ dir, names: ["index.html", "console.js"], isFresh: true });
  expect(await provideConsolePage(() => {}, build)).toBeNull();
});

test("each file is found at its own path, the page at the root", async () => {
  const dir = makeDir();
  for (const name of ["index.html", "console.js"]) writeFileSync(join(dir, name), name);
  const build = async () => ({ dir, names: ["index.html", "console.js"], isFresh: true });
  const page = await provideConsolePage(() => {}, build);
  expect([...(page?.keys() ?? [])]).toEqual(["/", "/console.js"]);
});
