import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

test("a bundle is one module that carries all its sources", async () => {
  const { path, bytes } = await bundleFunction("greet", functionsDir);
  expect(bytes).toBeGreaterThan(0);
  expect(await import(path)).toMatchObject({ greeting: "hello" });
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
