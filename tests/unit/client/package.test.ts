import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bundleClient } from "../../../client/bundle-client.ts";

const MOST_BYTES = 12_000;
const CLIENT_DIR = join(import.meta.dirname, "..", "..", "..", "client");

it("the minified module is at most 12 KB and imports nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nas-client-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await bundleClient(folder)).toBeLessThanOrEqual(MOST_BYTES);
  expect(readFileSync(join(folder, "mod.js"), "utf8")).not.toMatch(/\bimport\b/);
});

it("the types are those of the API's document", () => {
  const script = join(CLIENT_DIR, "generate-types.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

it("whoever installs the package installs nothing else", () => {
  const manifest = JSON.parse(readFileSync(join(CLIENT_DIR, "package.json"), "utf8"));
  expect(manifest.dependencies ?? {}).toEqual({});
});
