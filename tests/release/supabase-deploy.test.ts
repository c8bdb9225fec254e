import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { type SupabaseApi, startSupabaseApi } from "../support/supabase-api/start-supabase-api.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";

const functionsDir = join(import.meta.dirname, "..", "..", "functions");

let api: SupabaseApi;

beforeAll(async () => {
  const parts = { stackUrl: inject("baseUrl"), serviceKey: inject("serviceKey") };
  api = await startSupabaseApi({ ...parts, workSecret: inject("workSecret") });
});
afterAll(() => api.close());

function deploy(...args: string[]) {
  const variables = { ...process.env, ...api.variables, WORK_SECRET: inject("workSecret") };
  return runInProcess(["deploy", "--target", "supabase", ...args], variables);
}

describe.concurrent.each(operationNames)("%s", (operation) => {
  test("is deployed alone and completely, and responds there", async () => {
    // For one operation, the job of its example runs as well.
    const more = operation === "decode" ? ["--smoke-key", inject("keys").molecular] : [];
    const { code, stderr } = await deploy(operation, ...more);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const hosted = api.deployed(operation);
    expect(hosted).toMatchObject({ version: 1, verifyJwt: false });
    const built = readdirSync(join(functionsDir, operation, "dist")).filter((name) => name.endsWith(".js"));
    const paths = [...built, "deno.json"].map((name) => `functions/${operation}/dist/${name}`);
    expect(hosted?.modules.toSorted()).toEqual(paths.sort());
    const uploads = api.requests.filter((request) => request.endsWith(`deploy?slug=${operation}`));
    expect(uploads).toHaveLength(1);
    const response = await fetch(`${api.url}/functions/v1/${operation}/health`);
    expect(response.headers.get("x-function-version")).toBe(`abcdefghijklmnopqrst_${hosted?.id}_1`);
  });
});

test("the status lists every function after one listing of the project", async () => {
  const asked = api.requests.length;
  const { code, stdout } = await deploy("--status", "--json");
  const status: { operation: string; versions: { version: string; share: number }[] }[] = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(status.map(({ operation }) => operation)).toEqual(operationNames.toSorted());
  for (const { versions } of status)
    expect(versions).toEqual([{ version: expect.stringMatching(/^[0-9a-f]{16}$/), share: 100 }]);
  const looks = api.requests.slice(asked).filter((request) => request.endsWith("/functions"));
  expect(looks).toHaveLength(1);
});
