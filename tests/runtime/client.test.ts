import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { bundleClient } from "../../client/build-package.ts";
import * as sources from "../../client/src/mod.ts";
import { type ClientReport, runClientScenario } from "./support/client-scenario.ts";

const supportDir = join(import.meta.dirname, "support");

const folder = mkdtempSync(join(tmpdir(), "nas-client-"));
const modulePath = join(folder, "mod.js");
let place: { baseUrl: string; apiKey: string };
let expected: ClientReport;

beforeAll(async () => {
  place = { baseUrl: inject("baseUrl"), apiKey: inject("keys").molecular };
  await bundleClient(folder);
  expected = await runClientScenario(sources, place);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the client's sources do in Node what they promise", () => {
  expect(expected).toEqual({
    energy: expect.objectContaining({ total_daily_energy_expenditure_kcal: 2467.92 }),
    foods: [expect.stringMatching(/egg/i)],
    rowCount: expect.any(Number),
    firstReport: "queued",
    rateLimit: 100_000,
    taken: 1,
    refusal: "invalid_request",
    noKey: "missing_api_key",
    aborted: "aborted",
    late: "deadline_exceeded",
  });
});

it("the built module does the same in Node", async () => {
  expect(await runClientScenario(await import(modulePath), place)).toEqual(expected);
});

it("the built module does the same in Deno", async () => {
  const output = await runInDeno(JSON.stringify({ modulePath, ...place }));
  expect(JSON.parse(output)).toEqual(expected);
});

it("the built module does the same in workerd", async () => {
  expect(await runInWorkerd()).toEqual(expected);
});

function runInDeno(input: string): Promise<string> {
  const flags = [
    "run",
    "--quiet",
    "--no-config",
    "--no-remote",
    "--allow-net=127.0.0.1",
    `--allow-read=${folder}`,
  ];
  return new Promise((resolve, reject) => {
    const child = execFile(
      "deno",
      [...flags, join(supportDir, "client-on-deno.ts")],
      (error, stdout, stderr) => (error ? reject(new Error(stderr, { cause: error })) : resolve(stdout)),
    );
    child.stdin?.end(input);
  });
}

async function runInWorkerd(): Promise<unknown> {
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const { createTestHarness } = await import("wrangler");
  const main = join(folder, "worker.ts");
  const scenario = JSON.stringify(join(supportDir, "client-scenario.ts"));
  writeFileSync(
    main,
    `import * as client from "./mod.js";
    import { runClientScenario } from ${scenario};
    export default {
      async fetch(request) {
        return Response.json(await runClientScenario(client, await request.json()));
      },
    };`,
  );
  const config = { name: "client", main, compatibility_date: "2026-11-01" };
  const server = createTestHarness({ root: folder, workers: [{ config }] });
  const { url } = await server.listen();
  try {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(place) });
    return await response.json();
  } finally {
    await server.close();
  }
}
