import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { fetchValidated } from "../support/fetch-validated.ts";
import { runScenario } from "./run-scenario.ts";
import { scenario } from "./scenario.ts";
import { type RecordingProxy, startRecordingProxy } from "./support/recording-proxy.ts";
import { startWorkerd, type Workerd } from "./support/workerd.ts";

let proxy: RecordingProxy;
let workerd: Workerd;

beforeAll(async () => {
  proxy = await startRecordingProxy(inject("baseUrl"));
  workerd = await startWorkerd({
    SUPABASE_URL: proxy.url,
    SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey"),
    PUBLIC_BASE_URL: inject("baseUrl"),
    WORK_SECRET: inject("workSecret"),
  });
});

afterAll(async () => {
  await workerd?.close();
  await proxy?.close();
});

it("Deno and workerd respond to the same scenario with the same statuses, headers and bytes", async () => {
  const inDeno = await runScenario(scenario, inject("baseUrl"), (await createKey()).key);
  const inWorkerd = await runScenario(scenario, workerd.baseUrl, (await createKey()).key);
  expect(inWorkerd).toEqual(inDeno);
});

it("workerd works on its jobs after the response", async () => {
  const body = { input_mode: "structured", items: [{ canonical_name: "banana", quantity: 1, unit: "g" }] };
  const posts = Array.from({ length: 5 }, () => callApi("decode", { body, baseUrl: workerd.baseUrl }));
  const jobIds = (await Promise.all(posts)).map((response) => String(response.body?.data?.job_id));
  const isFinished = () =>
    proxy.calls.some((call) => call.name === "finish_job" && jobIds.some((id) => call.body.includes(id)));
  await expect.poll(isFinished).toBe(true);
});

it("a job that one runtime has accepted is shown by the other", async () => {
  const { key } = await createKey();
  const body = { input_mode: "unstructured", foodText: "a banana" };
  const accepted = await callApi("decode", { key, body, baseUrl: workerd.baseUrl });
  const headers = { "x-api-key": key, "service-api-version": "2026-07-10" };
  const shown = await fetchValidated(String(accepted.body?.data?.status_url), { headers });
  expect(shown.status).toBe(200);
});

it("workerd opens the work route to the sweep alone", async () => {
  const call = (secret: string) =>
    callApi("decode/work", {
      method: "POST",
      headers: { "x-work-secret": secret },
      key: null,
      version: null,
      baseUrl: workerd.baseUrl,
    });
  expect((await call(inject("workSecret"))).status).toBe(202);
  expect((await call("guess")).status).toBe(404);
});
