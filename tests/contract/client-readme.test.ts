import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { bundleClient, emitTypes } from "../../client/build-package.ts";

const rootDir = join(import.meta.dirname, "..", "..");
const localAddress = "http://127.0.0.1:8787";
const tscOptions = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "node"];

const run = promisify(execFile);
const readme = readFileSync(join(rootDir, "client", "README.md"), "utf8");
const project = mkdtempSync(join(tmpdir(), "nas-readme-"));

beforeAll(async () => {
  const packageDir = join(project, "node_modules", "nutrition-analysis-client");
  mkdirSync(packageDir, { recursive: true });
  symlinkSync(join(rootDir, "node_modules", "@types"), join(project, "node_modules", "@types"));
  symlinkSync(join(rootDir, "client", "package.json"), join(packageDir, "package.json"));
  await bundleClient(join(packageDir, "dist"));
  emitTypes(join(packageDir, "dist"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(project, "readme.ts"), formProgram());
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("the README's code has no wrong type in a project that installed the package", async () => {
  const tsc = join(rootDir, "node_modules", ".bin", "tsc");
  const problems = await run(tsc, [...tscOptions, "readme.ts"], { cwd: project }).catch(({ stdout }) => ({
    stdout,
  }));
  expect(problems.stdout).toBe("");
});

it("the README's code runs against the service and prints what the README shows", async () => {
  const env = { ...process.env, NAS_KEY: inject("keys").molecular };
  const { stdout, stderr } = await run(process.execPath, ["readme.ts"], { cwd: project, env });
  expect(stderr).toBe("");
  for (const shown of listBlocks("text")) expect(stdout).toContain(shown);
  expect(stdout).toContain("Cannot read items[0].quantity: must be a positive number (invalid_food_quantity");
  expect(stdout).not.toMatch(/undefined|NaN/);
});

/** The first block makes the client; each further one stands on its own behind it. */
function formProgram(): string {
  const [opening = "", ...examples] = listBlocks("ts");
  const program = [opening, ...examples.map((example) => `{\n${example}}\n`)].join("\n");
  return program.replaceAll(localAddress, inject("baseUrl"));
}

function listBlocks(language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms");
  return [...readme.matchAll(fence)].map(([, code = ""]) => code);
}
