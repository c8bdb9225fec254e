import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { API_KEY_RANDOM_BYTES, createApiKey } from "../../shared/kernel/api-key.ts";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const OPERATION = "get_decode_compound_id";
const WORKER = "get-decode-compound-id";
const RULE_PATH = join(import.meta.dirname, "..", "..", "deploy", "cloudflare", "version-key-rule.json");
/** Callers of different ids; 200 of them miss a share of 10 % about once in 10^9. */
const KEYS = Array.from({ length: 200 }, (_, index) => createKeyOf(index));

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal();
  rehearsal.api.setRule(JSON.parse(readFileSync(RULE_PATH, "utf8")));
  await rehearsal.deploy(OPERATION, "--secrets-file", rehearsal.secretsPath);
});
afterAll(() => rehearsal.remove());

/** The same bytes give the same key. */
function createKeyOf(index: number): string {
  const bytes = Uint8Array.from(
    { length: API_KEY_RANDOM_BYTES },
    (_, place) => (index * 7 + place * (index % 11)) % 256,
  );
  return createApiKey("live", bytes).key;
}

function shares() {
  return rehearsal.api.worker(WORKER)?.deployments[0]?.versions.map(({ percentage }) => percentage);
}

async function askVersion(key: string): Promise<string> {
  const url = `${rehearsal.api.url}/functions/v1/${OPERATION}/health`;
  const answer = await fetch(url, { headers: { "x-api-key": key } });
  await answer.body?.cancel();
  return answer.headers.get("x-function-version") ?? "";
}

test("a canary is tested before it serves, keeps its callers as it grows, is promoted and taken back", async () => {
  const { api, deploy } = rehearsal;
  const old = api.worker(WORKER)?.versions[0]?.id ?? "";
  // The new deployment is not known everywhere at once.
  api.before(/^POST .*\/deployments$/, () => api.lag(2));

  const canary = await deploy(OPERATION, "--canary", "10", "--smoke-key", inject("keys").micros, "--json");
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
    .worker(WORKER)
    ?.deployments.map((one) => one.versions.map(({ percentage }) => percentage));
  expect(steps).toEqual([[90, 10], [100, 0], [100]]);

  api.lag(0);
  const first = await Promise.all(KEYS.map(askVersion));
  expect(new Set(first)).toEqual(new Set([old, uploaded]));
  expect(await Promise.all(KEYS.map(askVersion))).toEqual(first);

  const second = await deploy(OPERATION, "--canary", "5");
  expect(second.code).toBe(1);
  expect(second.stderr).toContain(`a canary runs, ${uploaded} with 10 %`);
  expect(second.stderr).toContain("--promote or --rollback");
  expect(shares()).toEqual([90, 10]);

  await deploy(OPERATION, "--share", "60");
  expect(shares()).toEqual([40, 60]);
  api.lag(0);
  const later = await Promise.all(KEYS.map(askVersion));
  expect(KEYS.filter((_, index) => first[index] === uploaded && later[index] !== uploaded)).toEqual([]);

  await deploy(OPERATION, "--promote");
  expect(api.worker(WORKER)?.deployments[0]?.versions).toEqual([{ version_id: uploaded, percentage: 100 }]);
  api.lag(0);
  expect(new Set(await Promise.all(KEYS.slice(0, 20).map(askVersion)))).toEqual(new Set([uploaded]));

  const back = await deploy(OPERATION, "--rollback");
  expect(back.code).toBe(0);
  expect(api.worker(WORKER)?.deployments[0]?.versions).toEqual([{ version_id: old, percentage: 100 }]);

  const further = await deploy(OPERATION, "--rollback");
  expect(further.stderr).toContain("no version is known that served before");
  expect(api.worker(WORKER)?.deployments[0]?.versions).toEqual([{ version_id: old, percentage: 100 }]);
});
