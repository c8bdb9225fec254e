import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import type { BuiltFunction, ReleaseTarget } from "../../cli/release/release-target.ts";
import { releaseVersion } from "../../cli/release/run-release.ts";
import { smokeTest } from "../../cli/release/smoke/smoke-test.ts";
import { createSupabaseTarget } from "../../cli/release/supabase/supabase-target.ts";
import { makeBuild } from "../support/supabase-api/make-build.ts";
import { type SupabaseApi, startSupabaseApi } from "../support/supabase-api/start-supabase-api.ts";
import { runInProcess } from "../unit/cli/run-in-process.ts";

const signal = new AbortController().signal;
let dir: string;
let api: SupabaseApi;
let target: ReleaseTarget;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "nas-test-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

beforeEach(async () => {
  const parts = { stackUrl: inject("baseUrl"), serviceKey: inject("serviceKey") };
  api = await startSupabaseApi({ ...parts, workSecret: inject("workSecret") });
  const variables = { ...process.env, ...api.variables };
  target = createSupabaseTarget({ url: undefined, secretsFile: undefined, variables, signal });
});
afterEach(() => api.close());

/** Deploys a build as `nas deploy` does: with the smoke test, and back to `old` after a failure. */
function release(built: BuiltFunction, old: string | null) {
  const plan = { kind: "upload", old, share: 100, testsFirst: false, built } as const;
  const common = { settlesWithinMs: target.settlesWithinMs, workSecret: undefined, key: undefined, signal };
  return releaseVersion(plan, {
    target,
    operation: "decode",
    message: "a test",
    signal,
    report: () => {},
    test: (reach) => smokeTest({ operation: "decode", reach, ...common }),
    release: () => Promise.resolve(null),
  });
}

async function whoServes(): Promise<unknown> {
  const response = await fetch(`${api.url}/functions/v1/decode/health`);
  const { data }: { data?: { says?: unknown } } = await response.json();
  return data?.says;
}

test("a build that fails its smoke test is replaced by the previous one, as by --rollback", async () => {
  const good = makeBuild(dir, "decode", { says: "good" });
  await release(good, null);
  const bad = makeBuild(dir, "decode", { says: "bad", refusal: 500 });
  await expect(release(bad, good.digest)).rejects.toThrow(
    new RegExp(`Cannot pass the smoke test: .*; ${good.digest} serves all requests of decode`),
  );
  expect(await whoServes()).toBe("good");
  await release(makeBuild(dir, "decode", { says: "better" }), good.digest);
  expect(await whoServes()).toBe("better");
  const variables = { ...process.env, ...api.variables };
  const { code } = await runInProcess(["deploy", "decode", "--target", "supabase", "--rollback"], variables);
  expect(code).toBe(0);
  expect(await whoServes()).toBe("good");
});

test("a failed deployment leaves the previous one serving, whichever step failed", async () => {
  const old = makeBuild(dir, "decode", { says: "old" });
  await release(old, null);
  const next = makeBuild(dir, "decode", { says: "next" });
  for (const step of ["before", "after"] as const) {
    api.failNext(step);
    const failure = `Cannot deploy decode: Function deploy failed due to an internal error; ${old.digest} serves all`;
    await expect(release(next, old.digest)).rejects.toThrow(failure);
    expect(await whoServes()).toBe("old");
  }
});

test("a module that the CLI skips fails the deployment, although the CLI reports success", async () => {
  const old = makeBuild(dir, "decode", { says: "old" });
  await release(old, null);
  // The CLI mistakes quoted text after the word export for an import.
  const inEntry = 'export const place = "../../../../../elsewhere/module.js";';
  await expect(release(makeBuild(dir, "decode", { says: "less", inEntry }), old.digest)).rejects.toThrow(
    /Cannot deploy decode: the CLI reports "Skipping import path outside source root: .*elsewhere\/module\.js"/,
  );
  expect(await whoServes()).toBe("old");
});

test("a function that is too large for the platform is refused with the limit", async () => {
  const more = { "data.js": `export const data="${"x".repeat(6 * 1024 * 1024)}";` };
  await expect(release(makeBuild(dir, "decode", { says: "large", more }), null)).rejects.toMatchObject({
    message: expect.stringContaining("Function source code exceeds the maximum deployment size"),
    hint: expect.stringContaining("5 MB"),
  });
  expect(api.deployed("decode")).toBeUndefined();
});

test("a build with missing modules is refused before anything is sent", async () => {
  for (const specifier of ["./gone.js", "../../shared/x.js", "/etc/x.js"]) {
    const more = { "more.js": `import{a}from"${specifier}";` };
    const built = makeBuild(dir, "decode", { says: "torn", more });
    await expect(target.upload(built, "a test")).rejects.toThrow(`more.js imports ${specifier}`);
  }
  expect(api.requests).toEqual([]);
});
