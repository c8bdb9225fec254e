import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const operation = "get_decode_compound_id";
const worker = "get-decode-compound-id";
const rulePath = join(import.meta.dirname, "..", "..", "deploy", "cloudflare", "version-key-rule.json");
/** Callers with different ids; all 200 of them miss a share of 10 % about once in 10^9. */
const keys = Array.from({ length: 200 }, (_, index) => createKeyOf(index));

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal();
  rehearsal.api.setRule(JSON.parse(readFileSync(rulePath, "utf8")));
  await rehearsal.deploy(operation, "--secrets-file", rehearsal.secretsPath);
});
afterAll(() => rehearsal.remove());

/** The same bytes create the same key. */
function createKeyOf(index: number): string {
  const bytes = Uint8Array.from(
    { length: apiKeyRandomBytes },
    (_, place) => (index * 7 + place * (index % 11)) % 256,
  );
  return createApiKey("live", bytes).key;
}

function shares() {
  return rehearsal.api.worker(worker)?.deployments[0]?.versions.map(({ percentage }) => percentage);
}

async function callVersion(key: string): Promise<string> {
  const url = `${rehearsal.api.url}/functions/v1/${operation}/health`;
  const response = await fetch(url, { headers: { "x-api-key": key } });
  await response.body?.cancel();
  return response.headers.get("x-function-version") ?? "";
}

test("a canary is tested before it serves, keeps its callers as it grows, is promoted and rolled back", async () => {
  const { api, deploy } = rehearsal;
  const old = api.worker(worker)?.versions[0]?.id ?? "";
  // The new deployment does not reach every location at once.
  api.before(/^POST .*\/deployments$/, () => api.lag(2));

  const canary = await deploy(operation, "--canary", "10", "--smoke-key", inject("keys").micros, "--json");
  expect({ code: canary.code, stderr: canary.stderr }).toEqual({ code: 0, stderr: "" });
  const { uploaded, versions, checks } = JSON.parse(canary.stdout);
  expect(versions).toEqual([
    { version: old, share: 90 },
    { version: uploaded, share: 10 },
  ]);
  expect(checks.map(({ check }: { check: string }) => check)).toEqual([
    "health",
    "readiness",
    "refusal",
    "example",
  ]);
  const steps = api
    .worker(worker)
    ?.deployments.map((one) => one.versions.map(({ percentage }) => percentage));
  expect(steps).toEqual([[90, 10], [100, 0], [100]]);

  api.lag(0);
  const first = await Promise.all(keys.map(callVersion));
  expect(new Set(first)).toEqual(new Set([old, uploaded]));
  expect(await Promise.all(keys.map(callVersion))).toEqual(first);

  const second = await deploy(operation, "--canary", "5");
  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`a canary is running, ${uploaded} with 10 %`);
  expect(second.stderr).toContain("--promote or --rollback");
  expect(shares()).toEqual([90, 10]);

  await deploy(operation, "--share", "60");
  expect(shares()).toEqual([40, 60]);
  api.lag(0);
  const later = await Promise.all(keys.map(callVersion));
  expect(keys.filter((_, index) => first[index] === uploaded && later[index] !== uploaded)).toEqual([]);

  await deploy(operation, "--promote");
  expect(api.worker(worker)?.deployments[0]?.versions).toEqual([{ version_id: uploaded, percentage: 100 }]);
  api.lag(0);
  expect(new Set(await Promise.all(keys.slice(0, 20).map(callVersion)))).toEqual(new Set([uploaded]));

  const back = await deploy(operation, "--rollback");
  expect(back.code).toBe(0);
  expect(api.worker(worker)?.deployments[0]?.versions).toEqual([{ version_id: old, percentage: 100 }]);

  const further = await deploy(operation, "--rollback");
  expect(further.stderr).toContain("the previous version is unknown");
  expect(api.worker(worker)?.deployments[0]?.versions).toEqual([{ version_id: old, percentage: 100 }]);
});
