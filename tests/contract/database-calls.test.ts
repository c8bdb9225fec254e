import { describe, expect, inject, it } from "vitest";
import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { compoundResolution } from "../../functions/get_decode_compound_id/operation.ts";
import { createBodyApp, createQueryApp } from "../../shared/platform/http/create-sync-app.ts";
import type { Ports } from "../../shared/platform/http/ports.ts";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { openTelemetry } from "../../shared/platform/telemetry/open-telemetry.ts";
import { decode } from "../support/decode-without-model.ts";
import { callApp, type LocalRequest, openPorts } from "./support/in-process.ts";
import { sampleOf } from "./support/operations.ts";

const openDecode = (ports: Ports) => createJobApp(decode, ports);
const openEnergy = (ports: Ports) => createBodyApp(dailyEnergyExpenditure, ports);
const openResolution = (ports: Ports) => createQueryApp(compoundResolution, ports);

const energy = sampleOf("daily_energy_expenditure_calculation").body;
const decodePath = sampleOf("decode").body;
const unknownJob = "?job_id=01a1f9d8-6a8d-748b-ab29-2138f5ebda5c";
const energyPath = "/functions/v1/daily_energy_expenditure_calculation";
const resolutionPath = "/functions/v1/get_decode_compound_id";

type Case = [
  name: string,
  open: typeof openDecode,
  path: string,
  request: Omit<LocalRequest, "key">,
  status: number,
];

const requests: Case[] = [
  ["energy", openEnergy, energyPath, { body: energy }, 200],
  ["energy of a wrong body", openEnergy, energyPath, { body: {} }, 400],
  ["compound resolution", openResolution, `${resolutionPath}?q=Protein`, {}, 200],
  ["compound resolution without a query", openResolution, resolutionPath, {}, 400],
  ["a decode", openDecode, "/functions/v1/decode", { body: decodePath }, 202],
  ["a decode at the path without prefix", openDecode, "/decode", { body: decodePath }, 202],
  ["a decode with wrong fields", openDecode, "/decode", { body: { ...decodePath, items: [] } }, 400],
  [
    "a decode with an unknown compound",
    openDecode,
    "/decode",
    { body: { ...decodePath, compound_identifier_ids: [1] } },
    422,
  ],
  ["a poll", openDecode, `/functions/v1/decode${unknownJob}`, {}, 404],
  ["a poll without a job", openDecode, "/functions/v1/decode", {}, 400],
];

describe("one call of the database serves", () => {
  it.each(requests)("%s", async (_, open, path, request, status) => {
    const { ports, calls } = openPorts();
    const response = await callApp(open(ports), path, { ...request, key: inject("keys").molecular });
    expect(response.status).toBe(status);
    expect(calls.filter((name) => name !== "claim_jobs")).toHaveLength(1);
  });

  it("a job's work after its response, and no claim follows a refusal", async () => {
    const accepted = openPorts();
    const key = inject("keys").molecular;
    await callApp(openDecode(accepted.ports), "/decode", { key, body: decodePath });
    expect(accepted.calls).toEqual(["admit_request", "claim_jobs"]);
    const refused = openPorts();
    await callApp(openDecode(refused.ports), "/decode", { key, body: { ...decodePath, items: [] } });
    expect(refused.calls).toEqual(["admit_request"]);
  });
});

describe("no call of the database is made for", () => {
  const key = () => inject("keys").molecular;

  it.each<[string, Partial<LocalRequest>, number]>([
    ["a missing key", { key: "" }, 401],
    ["a mistyped key", { key: "nas_live_abcdefghijkl_00000000000000000000000000000000000000" }, 401],
    ["an unknown version", { headers: { "service-api-version": "1" } }, 400],
    ["an unknown method", { method: "PUT" }, 405],
  ])("%s", async (_, changes, status) => {
    const { ports, calls } = openPorts();
    const response = await callApp(openDecode(ports), "/decode", {
      key: key(),
      body: decodePath,
      ...changes,
    });
    expect(response.status).toBe(status);
    expect(calls).toEqual([]);
  });

  it("an unknown path", async () => {
    const { ports, calls } = openPorts();
    expect((await callApp(openDecode(ports), "/nothing", { key: key() })).status).toBe(404);
    expect((await callApp(openDecode(ports), "/functions/v2/decode", { key: key() })).status).toBe(404);
    expect(calls).toEqual([]);
  });
});

describe("what a function counts of itself", () => {
  const key = () => inject("keys").molecular;

  /** Ports with telemetry of their own over the database, and the calls before and after each response. */
  function openCounted(variables: Record<string, string> = {}) {
    const opened = openPorts(variables);
    const { store, elapsedMs, randomBytes, sleep, now, log } = opened.ports;
    const deployment = { version: "counted", now, elapsedMs, randomBytes, sleep, log };
    const recordTraffic = (rows: Parameters<typeof store.recordTraffic>[0]) => store.recordTraffic(rows);
    const telemetry = openTelemetry((name) => variables[name], { ...deployment, recordTraffic });
    return { ...opened, ports: { ...opened.ports, telemetry } };
  }

  it("is reported after the response, which needs no further call for it", async () => {
    const { ports, calls } = openCounted({ CONTRACT_CHECK_SHARE: "1" });
    const app = openEnergy(ports);
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    const request = new Request(`https://api.example.org${energyPath}`, {
      method: "POST",
      headers: {
        "x-api-key": key(),
        "service-api-version": "2026-07-10",
        "content-type": "application/json",
      },
      body: JSON.stringify(energy),
    });
    const context = { waitUntil, passThroughOnException: () => {}, props: {} };
    const response = await app.fetch(request, {}, context);
    expect([response.status, calls]).toEqual([200, ["admit_request"]]);
    await Promise.all(pending);
    expect(calls).toEqual(["admit_request", "record_traffic"]);
  });

  it("takes no request along where the database takes no counts", async () => {
    const { ports, logged } = openCounted();
    const recordTraffic = () => Promise.reject(new Error("no counts"));
    const telemetry = openTelemetry(() => undefined, { ...ports, recordTraffic });
    const response = await callApp(openEnergy({ ...ports, telemetry }), energyPath, {
      key: key(),
      body: energy,
    });
    expect(response.status).toBe(200);
    expect(logged).toMatchObject([{ event: "traffic_not_recorded" }]);
  });
});

describe("a database that cannot be reached", () => {
  it.each(requests.filter(([, , , , status]) => status < 400))(
    "gets 503 for %s",
    async (_, open, path, request) => {
      const { ports, logged } = openPorts({ SUPABASE_URL: "http://127.0.0.1:9" });
      const key = inject("keys").molecular;
      const response = await callApp(open(ports), path, { ...request, key });
      expect(response.status).toBe(503);
      const text = await response.text();
      expect(JSON.parse(text)).toMatchObject({ error: { code: "service_unavailable" } });
      expect(text).not.toMatch(/127\.0\.0\.1|fetch|connect|postg/i);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(logged).toMatchObject([
        { event: "request_failed", requestId: response.headers.get("x-request-id") },
      ]);
      expect(JSON.stringify(logged)).not.toContain(key);
      expect(JSON.stringify(logged)).not.toContain("banana");
    },
  );
});

it("an unexpected failure is reported without its cause, which is logged", async () => {
  const { ports, logged } = openPorts();
  const admit = () => Promise.reject(new TypeError("secret of the inside"));
  const app = openEnergy({ ...ports, store: { ...ports.store, admit } });
  const response = await callApp(app, energyPath, { key: inject("keys").molecular, body: energy });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ error: { code: "internal_error" } });
  expect(text).not.toContain("secret");
  expect(logged).toMatchObject([{ requestId: response.headers.get("x-request-id"), code: "internal_error" }]);
  expect(JSON.stringify(logged)).toContain("secret of the inside");
});
