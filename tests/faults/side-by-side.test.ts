import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLocalTarget } from "../../cli/release/local/local-target.ts";
import { bundleFunction } from "../../scripts/bundle.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { startThrowawayStack, stopProcess, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { acceptJobs, expectCompletion, hastySettings, readJobStates } from "./decode-jobs.ts";
import { makeKeys, mark, openVersions, readModules, type StackVersions } from "./stack-versions.ts";

const operation = "daily_energy_expenditure_calculation";
// What leaves is stopped as soon as its requests have ended, so that its jobs are left to others.
const settings = { ...hastySettings, VERSION_GRACE_SECONDS: "0" };
const keyTiers = makeKeys(40);

describe.skipIf(process.platform !== "linux")("two versions side by side", () => {
  let stack: ThrowawayStack;
  let versions: StackVersions;
  let first: string;

  beforeAll(async () => {
    stack = await startThrowawayStack({ variables: settings });
    versions = openVersions(stack, operation);
    first = String((await versions.read())[0]?.split("@")[0]);
  });
  afterAll(() => stack?.remove());

  /** Uploads a version that does what the checkout's does; the checkout's serves all again after the test. */
  async function uploadMarked(marker: string): Promise<string> {
    onTestFinished(() => versions.serve([first, 100]));
    return versions.upload(await readModules(operation, mark(marker)));
  }
  const findVersions = async (keys = keyTiers) =>
    new Map(
      await Promise.all(
        keys.map(async (key) => [key, (await versions.ask({ "x-api-key": key })).version] as const),
      ),
    );
  const expectOneProcess = () => expect.poll(versions.findProcesses, { interval: 20 }).toHaveLength(1);
  const overrideOf = (version: string) => ({
    "cloudflare-workers-version-overrides": `draft="x", daily-energy-expenditure-calculation="${version}"`,
  });

  test("a key stays with its version, and goes over once as the new one's share grows", async () => {
    const second = await uploadMarked("grows");
    let moved: string[] = [];
    for (const share of [0, 25, 50, 90, 100]) {
      await versions.serve(...(share === 100 ? [] : [[first, 100 - share] as const]), [second, share]);
      const found = await findVersions();
      expect(await findVersions()).toEqual(found);
      const current = keyTiers.filter((key) => found.get(key) === second);
      expect([first, second]).toEqual(expect.arrayContaining([...new Set(found.values())]));
      expect(current).toEqual(expect.arrayContaining(moved));
      moved = current;
      if (share === 0) expect(moved).toEqual([]);
      if (share === 50) expect(new Set(found.values()).size).toBe(2);
    }
    expect(moved).toEqual(keyTiers);
  });

  test("who names a version of the deployment gets it, also one that serves nobody yet", async () => {
    const second = await uploadMarked("asked for");
    expect((await versions.ask(overrideOf(second))).version).toBe(first);
    await versions.serve([first, 100], [second, 0]);
    for (const key of keyTiers.slice(0, 5))
      expect((await versions.ask({ "x-api-key": key, ...overrideOf(second) })).version).toBe(second);
    expect((await versions.ask(overrideOf("unknown"))).version).toBe(first);
    expect((await versions.ask({ "cloudflare-workers-version-overrides": "=" })).version).toBe(first);
  });

  test("shares that do not add up, or a version that is not there, change nothing", async () => {
    const second = await uploadMarked("refused");
    await versions.serve([first, 90], [second, 10]);
    await expect(versions.serve([first, 90], [second, 11])).rejects.toThrow(
      "the shares add up to 101, not to 100",
    );
    await expect(versions.serve([first, 90], ["unknown", 10])).rejects.toThrow(
      "version unknown is not known",
    );
    expect(await versions.read()).toEqual([`${first}@90`, `${second}@10`]);
    const health: { parts: { functions: Record<string, { versions: object[] }> } } = await (
      await fetch(`${stack.url}/health`)
    ).json();
    expect(health.parts.functions[operation]?.versions).toMatchObject([
      { version: first, share: 90, state: "running" },
      { version: second, share: 10, state: "running" },
    ]);
  });

  test("a version that does not start is refused with the end of its log, and leaves nothing", async () => {
    const broken = { "index.js": 'throw new Error("no such luck")' };
    await expect(versions.upload(broken)).rejects.toThrow(
      /^Cannot upload: Cannot start version \w+ of \w+: .*no such luck/s,
    );
    expect(await versions.read()).toEqual([`${first}@100`]);
    await expectOneProcess();
    expect((await versions.ask({})).version).toBe(first);
  });

  test("a version that crashes at work takes only its own keys along", async () => {
    onTestFinished(() => versions.serve([first, 100]));
    const crashing = await versions.upload({
      "index.js":
        'export default { fetch: ({ method }) => (method === "POST" ? Deno.exit(1) : new Response("well")) };',
    });
    await versions.serve([first, 50], [crashing, 50]);
    const responses = await Promise.all(keyTiers.map((key) => versions.ask({ "x-api-key": key })));
    expect(new Set(responses.map(({ status, version }) => `${status} ${version}`))).toEqual(
      new Set(["503 null", `401 ${first}`]),
    );
    await versions.serve([first, 100]);
    expect(new Set((await findVersions()).values())).toEqual(new Set([first]));
  });

  test("a version finishes the responses that it has begun, though it no longer serves", async () => {
    onTestFinished(() => versions.serve([first, 100]));
    const slow = await versions.upload({
      "index.js": `export default { fetch: async ({ method }) => {
        if (method === "POST") await new Promise((resolve) => setTimeout(resolve, 1_000));
        return new Response("late", { headers: { "x-function-version": "slow" } });
      } };`,
    });
    await versions.serve([slow, 100]);
    const response = versions.ask({});
    await versions.serve([first, 100]);
    expect((await versions.ask({})).version).toBe(first);
    expect(await response).toEqual({ status: 200, version: "slow" });
  });

  test("a former version has no process, and serves again when it is gone back to", async () => {
    const second = await uploadMarked("goes back");
    await versions.serve([second, 100]);
    await expectOneProcess();
    await versions.serve([first, 100]);
    expect((await versions.ask({})).version).toBe(first);
    await expectOneProcess();
  });

  test("jobs that a version took and never worked on are finished by the one that takes over", async () => {
    const decode = openVersions(stack, "decode");
    const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
    const address = { url: stack.url, key };
    const idle = await decode.upload(
      await readModules("decode", (text) => text.replaceAll("claim_jobs", "claim_none")),
    );
    await decode.serve([idle, 100]);
    const ids = await acceptJobs(address, 5);
    expect(await readJobStates(address, ids)).toEqual(ids.map(() => "queued"));
    const next = await decode.upload(await readModules("decode", mark("takes over")));
    await decode.serve([next, 100]);
    await expectCompletion(address, ids);
    const sql = postgres(stack.databaseUrl, { max: 1 });
    onTestFinished(() => sql.end());
    const rows = await sql`select distinct version, worker_version from nas.job where id = any(${ids})`;
    expect([...rows]).toEqual([{ version: idle, worker_version: next }]);
  });

  test("the release target uploads, shares out, and knows what served before", async () => {
    onTestFinished(() => versions.serve([first, 100]));
    const { signal } = new AbortController();
    const variables = { DATA_DIR: stack.dataDir };
    const target = createLocalTarget({ url: undefined, secretsFile: undefined, variables, signal });
    const bundle = { ...(await bundleFunction(operation)), operation: operation } as const;
    await expect(target.upload(bundle, "again")).rejects.toThrow(
      `version ${first} of this build already serves`,
    );

    const dir = mkdtempSync(join(tmpdir(), "nas-build-"));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(await readModules(operation, mark("released"))))
      writeFileSync(join(dir, name), text);
    const version = await target.upload({ ...bundle, dir }, "a marker");
    const deployment = [
      { version: first, share: 100 },
      { version, share: 0 },
    ];
    await target.serve(operation, deployment, "smoke test");
    expect(await target.current(operation)).toEqual(deployment);
    const { url, headers, expectedVersion } = target.reach(operation, version);
    expect((await fetch(`${url}/health`, { headers })).headers.get("x-function-version")).toBe(
      expectedVersion,
    );
    await target.serve(operation, [{ version, share: 100 }], "promote");
    expect(await target.findPrevious(operation, version)).toBe(first);
    await expect(target.serve(operation, [{ version, share: 1 }], "wrong")).rejects.toThrow(
      /add up to 1, not to 100 \(422\)$/,
    );
  });

  test("the next start serves the checkout again", async () => {
    const second = await versions.upload(await readModules(operation, mark("forgotten")));
    await versions.serve([second, 100]);
    await stopProcess(stack.process);
    stack = await startThrowawayStack({ dataDir: stack.dataDir, variables: settings });
    versions = openVersions(stack, operation);
    const { digest } = await bundleFunction(operation);
    expect(await versions.read()).toEqual([`${digest}@100`]);
    await expect(versions.serve([second, 100])).rejects.toThrow(`version ${second} is not known`);
    expect((await versions.ask({})).version).toBe(digest);
  });
});
