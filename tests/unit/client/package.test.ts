import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundleClient } from "../../../client/build-package.ts";

const mostBytes = 12_000;
const clientDir = join(import.meta.dirname, "..", "..", "..", "client");

it("the minified module is at most 12 KB and imports nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nas-client-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await bundleClient(folder)).toBeLessThanOrEqual(mostBytes);
  expect(readFileSync(join(folder, "mod.js"), "utf8")).not.toMatch(/\bimport\b/);
});

it("the types are up to date with the OpenAPI document", () => {
  const script = join(clientDir, "generate-types.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

it("the package has no dependencies", () => {
  const manifest = JSON.parse(readFileSync(join(clientDir, "package.json"), "utf8"));
  expect(manifest.dependencies ?? {}).toEqual({});
});
