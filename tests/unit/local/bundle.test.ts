import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundleFunction, listOperations } from "../../../scripts/bundle.ts";

let functionsDir: string;
beforeEach(() => {
  // Below the checkout, since a bundle names its sources relative to it.
  mkdirSync(join(import.meta.dirname, "../../../.data"), { recursive: true });
  functionsDir = mkdtempSync(join(import.meta.dirname, "../../../.data/bundle-"));
  mkdirSync(join(functionsDir, "greet"));
  mkdirSync(join(functionsDir, "unfinished"));
  writeFileSync(join(functionsDir, "greet", "index.ts"), `export { greeting } from "./words.ts";`);
  writeFileSync(join(functionsDir, "greet", "words.ts"), `export const greeting: string = "hello";`);
});
afterEach(() => rmSync(functionsDir, { recursive: true, force: true }));

test("an operation is a folder with a boot file", () => {
  expect(listOperations(functionsDir)).toEqual(["greet"]);
});

test("a bundle carries all its sources", async () => {
  const { dir, modules, entryBytes, totalBytes } = await bundleFunction("greet", functionsDir);
  expect(modules).toEqual(["index.js"]);
  expect(entryBytes).toBeGreaterThan(0);
  expect(totalBytes).toBe(entryBytes);
  expect(await import(join(dir, "index.js"))).toMatchObject({ greeting: "hello" });
});

test("a dynamic import is a module of its own and not part of the entry", async () => {
  writeFileSync(join(functionsDir, "greet", "index.ts"), `export const open = () => import("./words.ts");`);
  const { dir, modules, entryBytes, totalBytes } = await bundleFunction("greet", functionsDir);
  expect(modules).toEqual(["index.js", expect.stringMatching(/^words-\w+\.js$/)]);
  expect(totalBytes).toBeGreaterThan(entryBytes);
  const { open } = await import(join(dir, "index.js"));
  expect(await open()).toMatchObject({ greeting: "hello" });
});

test("a large data file is compressed, and read as it was written", async () => {
  const names = { é: null, rows: Array.from({ length: 4_000 }, (_, at) => `row "${at}" of the table`) };
  const json = JSON.stringify(names);
  writeFileSync(join(functionsDir, "greet", "names.json"), json);
  const source = `import names from "./names.json" with { type: "json" }; export { names };`;
  writeFileSync(join(functionsDir, "greet", "index.ts"), source);
  const { dir, totalBytes } = await bundleFunction("greet", functionsDir);
  expect(totalBytes).toBeLessThan(json.length / 3);
  expect((await import(join(dir, "index.js"))).names).toEqual(names);
});

test("the digest is that of the contents", async () => {
  const { digest } = await bundleFunction("greet", functionsDir);
  expect(digest).toMatch(/^[0-9a-f]{16}$/);
  expect((await bundleFunction("greet", functionsDir)).digest).toBe(digest);
  writeFileSync(join(functionsDir, "greet", "words.ts"), `export const greeting: string = "hello!";`);
  expect((await bundleFunction("greet", functionsDir)).digest).not.toBe(digest);
});

test("modules of a previous build are removed", async () => {
  writeFileSync(join(functionsDir, "greet", "index.ts"), `export const open = () => import("./words.ts");`);
  await bundleFunction("greet", functionsDir);
  writeFileSync(join(functionsDir, "greet", "words.ts"), `export const greeting: string = "hello!";`);
  const { dir, modules } = await bundleFunction("greet", functionsDir);
  const found = readdirSync(dir).filter((name) => name.endsWith(".js"));
  expect(found.sort()).toEqual([...modules].sort());
});

test("a bundle is built again exactly when one of its sources has changed", async () => {
  expect((await bundleFunction("greet", functionsDir)).isFresh).toBe(false);
  expect((await bundleFunction("greet", functionsDir)).isFresh).toBe(true);
  writeFileSync(join(functionsDir, "greet", "words.ts"), `export const greeting: string = "hello!";`);
  expect((await bundleFunction("greet", functionsDir)).isFresh).toBe(false);
  expect((await bundleFunction("greet", functionsDir)).isFresh).toBe(true);
});

test("a function that cannot be bundled is named with the reason", async () => {
  writeFileSync(join(functionsDir, "greet", "index.ts"), `export * from "./missing.ts";`);
  await expect(bundleFunction("greet", functionsDir)).rejects.toThrow(
    /^Cannot bundle .*greet\/index\.ts: .*missing/s,
  );
});
