import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createCloudflareTarget } from "../../cli/release/cloudflare/cloudflare-target.ts";
import { buildFunction } from "../../cli/release/release-function.ts";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { workerNameOf } from "../../shared/platform/kernel/version-override.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const functionsDir = join(import.meta.dirname, "..", "..", "functions");

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal();
});
afterAll(() => rehearsal.remove());

function listBuilt(operation: string): string[] {
  return readdirSync(join(functionsDir, operation, "dist"))
    .filter((name) => name.endsWith(".js") || name === "third-party-notices.txt")
    .sort();
}

test("a dry run checks the build with wrangler, prints the steps and changes nothing", async () => {
  const { code, stdout, stderr } = await rehearsal.deploy("decode", "--dry-run");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("decode would be released in these steps:");
  expect(rehearsal.api.calls.filter((call) => !call.startsWith("GET"))).toEqual([]);
});

describe.concurrent.each(operationNames)("%s", (operation) => {
  test("is uploaded by wrangler as it was built", async () => {
    const { variables } = rehearsal;
    const { signal } = new AbortController();
    const target = createCloudflareTarget({ url: undefined, secretsFile: undefined, variables, signal });
    await expect(target.check?.(await buildFunction(operation))).resolves.toBeUndefined();
  });

  test("is deployed alone and completely, and passes its example there", async () => {
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
    const response = await fetch(`${api.url}/functions/v1/${operation}/health`);
    expect(response.headers.get("x-function-version")).toBe(version?.id);
  });
});
