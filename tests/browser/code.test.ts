import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bundleClient } from "../../client/bundle-client.ts";
import { emitTypes } from "../../client/emit-types.ts";
import { readDevKeys } from "../../supabase/local/dev-keys.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..");
const TSC_OPTIONS = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--types", "node"];
const CALLS = [
  { id: "decode", example: "Three compounds only" },
  { id: "draft", example: "Carbonara, less salt" },
  { id: "decide", example: "Breakfast options" },
  { id: "compound", example: "CHEBI:27732" },
  { id: "energy", example: "Man of 30, office" },
] as const;

const run = promisify(execFile);

describe.skipIf(!hasBrowser)("the code of what was just done", () => {
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
    symlinkSync(join(ROOT_DIR, "node_modules", "@types"), join(project, "node_modules", "@types"));
    symlinkSync(join(ROOT_DIR, "client", "package.json"), join(packageDir, "package.json"));
    writeFileSync(join(project, "package.json"), JSON.stringify({ type: "module" }));
    await bundleClient(join(packageDir, "dist"));
    emitTypes(join(packageDir, "dist"));
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(project, { recursive: true, force: true });
  });

  // The page works with the local key, and only the key that made a job may read it.
  const env = () => ({ PATH: process.env.PATH, KEY: readDevKeys(inject("dataDir")).molecular });

  test.each(CALLS)("$id: the curl gives what the page shows", async ({ id, example }) => {
    await openConsole(page, id);
    const panel = await runExample(page, example);
    const { result } = JSON.parse(await readCode(panel, { tab: "JSON", title: "JSON" }));
    shown.set(id, { code: await readCode(panel, { tab: "Code", title: "TypeScript" }), result });
    const curl = await readCode(panel, { tab: "Code", title: "curl" });
    const { stdout } = await run("bash", ["-c", curl], { env: env() });
    const { data } = JSON.parse(stdout.slice(stdout.lastIndexOf('{"data":')));
    expect("result" in data ? data.result : data).toEqual(result);
  });

  test("the TypeScript has no wrong type where the package is installed, and gives the same", async () => {
    const files = CALLS.map(({ id }) => `${id}.ts`);
    for (const [id, { code }] of shown) {
      writeFileSync(join(project, `${id}.ts`), `${code}\nconsole.log(JSON.stringify(result));\n`);
    }
    const tsc = join(ROOT_DIR, "node_modules", ".bin", "tsc");
    const checked = run(tsc, [...TSC_OPTIONS, ...files], { cwd: project });
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
