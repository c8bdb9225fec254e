import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundleFunction } from "../../../scripts/bundle.ts";
import { collectNotices, noticesName } from "../../../scripts/third-party-notices.ts";

function createDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "notices-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

function addPackage(dir: string, path: string, files: Record<string, string>): void {
  mkdirSync(join(dir, path), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, path, name), text);
}

it("each package of a bundle is named once, with its licence and notice", () => {
  const dir = createDir();
  addPackage(dir, "node_modules/@a/b", {
    "package.json": JSON.stringify({ name: "@a/b", version: "1.2.3", license: "MIT" }),
    "LICENSE.md": "Copyright B",
    NOTICE: "Thanks to B",
    "README.md": "not a licence",
  });
  addPackage(dir, "node_modules/c/node_modules/d", {
    "package.json": JSON.stringify({ name: "d", version: "4.5.6", license: "ISC" }),
  });
  const inputs = [
    "functions/decode/index.ts",
    "node_modules/@a/b/x.js",
    "node_modules/@a/b/dist/y.js",
    "node_modules/c/node_modules/d/z.js",
  ];
  const [, first, second, ...others] = collectNotices(inputs, dir).split(/\n-{80}\n/);
  expect(first?.trim()).toBe("@a/b 1.2.3 (MIT)\n\nCopyright B\n\nThanks to B");
  expect(second?.trim()).toBe("d 4.5.6 (ISC)");
  expect(others).toEqual([]);
});

it("a built function has the notices of its packages beside it", async () => {
  const { dir } = await bundleFunction("daily_energy_expenditure_calculation");
  const path = join(dir, noticesName);
  expect(existsSync(path)).toBe(true);
  for (const name of ["hono", "zod", "openai"])
    expect(readFileSync(path, "utf8").includes(`\n${name} `), name).toBe(name !== "openai");
});
