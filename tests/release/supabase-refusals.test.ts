import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { deployBuild } from "../../cli/release/supabase/deploy-build.ts";
import { createReleaseArchive } from "../../cli/release/supabase/release-archive.ts";
import { createSupabaseCli } from "../../cli/release/supabase/supabase-cli.ts";
import { readSupabaseProject } from "../../cli/release/supabase/supabase-settings.ts";
import { createSupabaseTarget } from "../../cli/release/supabase/supabase-target.ts";
import { findFreePort } from "../../supabase/local/free-port.ts";
import { makeBuild } from "../support/supabase-api/make-build.ts";
import { type SupabaseApi, startSupabaseApi } from "../support/supabase-api/start-supabase-api.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";

let dir: string;
let api: SupabaseApi;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "nas-test-"));
  const parts = { stackUrl: inject("baseUrl"), serviceKey: inject("serviceKey") };
  api = await startSupabaseApi({ ...parts, workSecret: inject("workSecret") });
});
afterAll(async () => {
  await api.close();
  rmSync(dir, { recursive: true, force: true });
});

function deploy(args: string[], variables: Record<string, string> = {}) {
  const all = ["deploy", "get_decode_compound_id", "--target", "supabase", ...args];
  return runInProcess(all, { ...process.env, ...api.variables, ...variables });
}

const otherToken = `sbp_${"a1".repeat(20)}`;
const otherRef = "tsrqponmlkjihgfedcba";
const otherKey = "the-key-of-another-project";

describe.concurrent("nothing is deployed", () => {
  test.each([
    ["without a token", { SUPABASE_ACCESS_TOKEN: "" }, 2, /SUPABASE_ACCESS_TOKEN is not set/],
    [
      "with another token",
      { SUPABASE_ACCESS_TOKEN: otherToken },
      2,
      /refuses the access token.* - set SUPABASE/,
    ],
    ["without a project", { SUPABASE_PROJECT_REF: "" }, 2, /SUPABASE_PROJECT_REF is not set - set it to the/],
    [
      "to an unknown project",
      { SUPABASE_PROJECT_REF: otherRef },
      2,
      /no such project.* - check SUPABASE_PROJECT_REF/,
    ],
    [
      "without the storage's key",
      { SUPABASE_SERVICE_ROLE_KEY: "" },
      2,
      /SUPABASE_SERVICE_ROLE_KEY is not set/,
    ],
    ["with another key", { SUPABASE_SERVICE_ROLE_KEY: otherKey }, 1, /refuses SUPABASE_SERVICE_ROLE_KEY/],
  ])("%s", async (_, variables, exitCode, reason) => {
    const { code, stdout, stderr } = await deploy([], variables);
    expect(stderr).toMatch(reason);
    expect(code).toBe(exitCode);
    for (const secret of [inject("serviceKey"), api.variables.SUPABASE_ACCESS_TOKEN, otherToken, otherKey])
      expect(stdout + stderr).not.toContain(secret);
    expect(api.deployed("get_decode_compound_id")).toBeUndefined();
  });

  test("while the platform does not respond", async () => {
    const profile = join(dir, "unreachable.yaml");
    const address = `http://127.0.0.1:${await findFreePort()}`;
    const members = { name: "unreachable", api_url: address, dashboard_url: address, project_host: "x.test" };
    writeFileSync(profile, JSON.stringify(members));
    const { code, stderr } = await deploy([], { SUPABASE_PROFILE: profile });
    expect(stderr).toContain("Supabase's management API does not respond");
    expect(code).toBe(3);
  });

  test("as a canary of nothing", async () => {
    const { code, stderr } = await deploy(["--canary", "10"]);
    expect(code).toBe(1);
    expect(stderr).toContain(
      "Cannot canary get_decode_compound_id: no version serves yet to compare it with",
    );
    expect(api.deployed("get_decode_compound_id")).toBeUndefined();
  });
});

test("without the bucket nothing is deployed, and the error says how to create it", async () => {
  api.hasBucket(false);
  const { code, stderr } = await deploy([]);
  api.hasBucket(true);
  expect(code).toBe(1);
  expect(stderr).toMatch(/the project has no such bucket.* - create it as a private bucket/);
  expect(api.deployed("get_decode_compound_id")).toBeUndefined();
});

test("secrets reach the project from a file, without being shown", async () => {
  const secretsFile = join(dir, "secrets.env");
  writeFileSync(secretsFile, "MODEL_API_KEY=sk-not-to-be-shown\nMODEL_NAME=m\n");
  const variables = { ...process.env, ...api.variables };
  const signal = new AbortController().signal;
  const target = createSupabaseTarget({ url: undefined, secretsFile, variables, signal });
  await target.upload(makeBuild(dir, "decode", { says: "it" }), "a test");
  expect([api.secret("MODEL_API_KEY"), api.secret("MODEL_NAME")]).toEqual(["sk-not-to-be-shown", "m"]);
});

test("a deployment by other means is shown as such, and can be rolled back to the last archived build", async () => {
  const variables = { ...process.env, ...api.variables };
  const signal = new AbortController().signal;
  const target = createSupabaseTarget({ url: undefined, secretsFile: undefined, variables, signal });
  const known = makeBuild(dir, "draft", { says: "known" });
  await target.upload(known, "a test");
  await target.serve("draft", [{ version: known.digest, share: 100 }], "a test");
  const project = readSupabaseProject({ url: undefined, variables });
  const foreign = {
    digest: "foreign",
    modules: { "index.js": "export default { fetch: () => new Response() };" },
  };
  await deployBuild(createSupabaseCli(project, variables), { operation: "draft", name: "draft" }, foreign);
  expect(await target.current("draft")).toEqual([{ version: "deployment-2", share: 100 }]);
  expect(await target.findPrevious("draft", "deployment-2")).toBe(known.digest);
  const back = target.serve("draft", [{ version: "deployment-2", share: 100 }], "a test");
  await expect(back).rejects.toThrow("Cannot deploy deployment-2 of draft: its build is not archived");
});

test("the builds of the last ten deployments are kept, and no others", async () => {
  const times = Array.from({ length: 12 }, (_, second) => new Date(Date.UTC(2027, 0, 1, 0, 0, second)));
  const project = { url: api.url, serviceKey: inject("serviceKey") };
  const archive = createReleaseArchive(project, () => times.shift() ?? new Date());
  const digests = Array.from({ length: 12 }, (_, index) => index.toString(16).padStart(16, "0"));
  for (const [index, digest] of digests.entries()) {
    await archive.keep("design", { digest, modules: { "index.js": `export default ${index};` } });
    await archive.note("design", { digest, deployment: index + 1 }, "a test");
  }
  const [first = "", second = "", ...last] = digests;
  expect((await archive.list("design")).map(({ digest }) => digest)).toEqual(last);
  expect(await archive.find("design", first)).toBeNull();
  expect(await archive.find("design", second)).toBeNull();
  expect(await archive.find("design", digests[11] ?? "")).toMatchObject({
    modules: { "index.js": "export default 11;" },
  });
});
