import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildFunction } from "../../cli/release/build-function.ts";
import { createCloudflareTarget } from "../../cli/release/cloudflare/create-cloudflare-target.ts";
import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { workerNameOf } from "../../shared/kernel/version-override.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const FUNCTIONS_DIR = join(import.meta.dirname, "..", "..", "functions");

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal();
});
afterAll(() => rehearsal.remove());

function listBuilt(operation: string): string[] {
  return readdirSync(join(FUNCTIONS_DIR, operation, "dist"))
    .filter((name) => name.endsWith(".js"))
    .sort();
}

test("a dry run asks wrangler about the build, tells the steps and changes nothing", async () => {
  const { code, stdout, stderr } = await rehearsal.deploy("decode", "--dry-run");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("decode would be released so:");
  expect(rehearsal.api.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

describe.concurrent.each(OPERATION_NAMES)("%s", (operation) => {
  test("is taken by wrangler as it is built", async () => {
    const { variables } = rehearsal;
    const { signal } = new AbortController();
    const target = createCloudflareTarget({ url: undefined, secretsFile: undefined, variables, signal });
    await expect(target.check?.(await buildFunction(operation))).resolves.toBeUndefined();
  });

  test("is deployed alone, whole, and answers its example there", async () => {
    const { api, deploy, secretsPath } = rehearsal;
    const key = inject("keys").molecular;
    const { code, stdout, stderr } = await deploy(
      operation,
      "--secrets-file",
      secretsPath,
      "--smoke-key",
      key,
      "--json",
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const report = JSON.parse(stdout);
    const worker = api.worker(workerNameOf(operation));
    const [version] = worker?.versions ?? [];
    expect(report).toMatchObject({
      versions: [{ version: version?.id, share: 100 }],
      checks: [{ check: "health" }, { check: "readiness" }, { check: "refusal" }, { check: "example" }],
    });
    expect(version?.modules.map(({ name }) => name).sort()).toEqual(listBuilt(operation));
    expect(version?.mainModule).toBe("index.js");
    expect(worker?.routes).toEqual([`127.0.0.1/functions/v1/${operation}*`]);
    const answer = await fetch(`${api.url}/functions/v1/${operation}/health`);
    expect(answer.headers.get("x-function-version")).toBe(version?.id);
  });
});
