import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bundleClient, emitTypes } from "../../client/build-package.ts";
import { readDevKeys } from "../../supabase/local/dev-keys.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

const rootDir = join(import.meta.dirname, "..", "..");
const tscOptions = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "node"];
const calls = [
  { id: "decode", example: "Three compounds only" },
  { id: "draft", example: "Carbonara, less salt" },
  { id: "decide", example: "Breakfast options" },
  { id: "compound", example: "CHEBI:27732" },
  { id: "energy", example: "Man of 30, office" },
] as const;

const run = promisify(execFile);

describe.skipIf(!hasBrowser)("the code of a call", () => {
  let browser: OpenBrowser;
  let page: Page;
  let project: string;
  const shown = new Map<string, { code: string; result: unknown }>();

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
    project = mkdtempSync(join(tmpdir(), "nas-snippets-"));
    const packageDir = join(project, "node_modules", "nutrition-analysis-client");
    mkdirSync(packageDir, { recursive: true });
    symlinkSync(join(rootDir, "node_modules", "@types"), join(project, "node_modules", "@types"));
    symlinkSync(join(rootDir, "client", "package.json"), join(packageDir, "package.json"));
    writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
    await bundleClient(join(packageDir, "dist"));
    emitTypes(join(packageDir, "dist"));
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(project, { recursive: true, force: true });
  });

  // The page uses the local key, and only the key that created a job can read it.
  const env = () => ({ PATH: process.env.PATH, KEY: readDevKeys(inject("dataDir")).molecular });

  test.each(calls)("$id: the curl command returns what the page shows", async ({ id, example }) => {
    await openConsole(page, id);
    const panel = await runExample(page, example);
    const { result } = JSON.parse(await readCode(panel, { tab: "JSON", title: "JSON" }));
    shown.set(id, { code: await readCode(panel, { tab: "Code", title: "TypeScript" }), result });
    const curl = await readCode(panel, { tab: "Code", title: "curl" });
    const { stdout } = await run("bash", ["-c", curl], { env: env() });
    const { data } = JSON.parse(stdout.slice(stdout.lastIndexOf('{"data":')));
    expect("result" in data ? data.result : data).toEqual(result);
  });

  test("the TypeScript compiles with the package, and returns the same", async () => {
    const files = calls.map(({ id }) => `${id}.ts`);
    for (const [id, { code }] of shown) {
      writeFileSync(join(project, `${id}.ts`), `${code}\nconsole.log(JSON.stringify(result));\n`);
    }
    const tsc = join(rootDir, "node_modules", ".bin", "tsc");
    const checked = run(tsc, [...tscOptions, ...files], { cwd: project });
    expect((await checked.catch((problems) => problems)).stdout).toBe("");
    for (const [id, { result }] of shown) {
      const { stdout } = await run(process.execPath, [`${id}.ts`], { cwd: project, env: env() });
      expect(JSON.parse(stdout)).toEqual(result);
    }
  });
});

type CodePlace = { tab: string; title: string };

async function readCode(panel: Locator, { tab, title }: CodePlace): Promise<string> {
  await panel.getByRole("tab", { name: tab, exact: true }).click();
  const heading = panel.page().getByRole("heading", { name: title, exact: true });
  return panel.locator(".code-block", { has: heading }).locator("code").innerText();
}
