import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { callApi } from "../support/call-api.ts";
import { type Collector, readAttributes, startCollector } from "../support/collector.ts";
import { createKey } from "../support/create-key.ts";
import { patienceMs } from "../support/patience.ts";
import { startDenoFunction } from "./support/deno-function.ts";
import { startWorkerd } from "./support/workerd.ts";

const body = { input_mode: "structured", items: [{ canonical_name: "banana", quantity: 1, unit: "g" }] };
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const callerSpanId = "00f067aa0ba902b7";
const server = 2;
const client = 3;
const consumer = 5;
const delta = 1;

type Running = { baseUrl: string; close: () => Promise<void> };

const variablesFor = (endpoint: string) => ({
  SUPABASE_URL: inject("baseUrl"),
  SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey"),
  PUBLIC_BASE_URL: inject("baseUrl"),
  WORK_SECRET: inject("workSecret"),
  OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
  OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20b3RlbA%3D%3D",
  OTEL_TRACES_SAMPLER_ARG: "0",
});

const runtimes: [name: string, start: (variables: Record<string, string>) => Promise<Running>][] = [
  ["Deno", (variables) => startDenoFunction("decode", variables)],
  ["workerd", startWorkerd],
];

describe.each(runtimes)("a collector hears of %s", (_, start) => {
  let collector: Collector;
  let running: Running;
  let beganMs: number;

  beforeAll(async () => {
    beganMs = Date.now();
    collector = await startCollector();
    running = await start(variablesFor(collector.url));
    const traceparent = `00-${traceId}-${callerSpanId}-01`;
    const { key } = await createKey();
    const call = { key, body: body, baseUrl: running.baseUrl };
    expect((await callApi("decode", call)).status).toBe(202);
    expect((await callApi("decode", { ...call, headers: { traceparent } })).status).toBe(202);
    const checkReports = () => {
      expect(collector.spans.map(({ kind }) => kind)).toContain(consumer);
      expect(collector.metrics.map(({ name }) => name)).toContain("nas.jobs");
    };
    await vi.waitFor(checkReports, { timeout: patienceMs });
  });

  afterAll(async () => {
    await running?.close();
    await collector?.close();
  });

  it("one trace, from the caller over the POST to the job and what both asked of the database", () => {
    const spanOf = (kind: number, name: string) => {
      const found = collector.spans.find((span) => span.kind === kind && span.name === name);
      return found ?? expect.fail(`Cannot find the span ${name} of kind ${kind}`);
    };
    const post = spanOf(server, "POST /functions/v1/decode");
    const job = spanOf(consumer, "process decode");
    expect(post).toMatchObject({ traceId: traceId, parentSpanId: callerSpanId });
    expect(job).toMatchObject({ traceId: traceId, parentSpanId: post.spanId });
    expect(spanOf(client, "admit_request")).toMatchObject({ traceId: traceId, parentSpanId: post.spanId });
    expect(spanOf(client, "finish_job")).toMatchObject({ traceId: traceId, parentSpanId: job.spanId });
    expect(readAttributes(post.attributes)).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/functions/v1/decode",
      "http.response.status_code": 202,
    });
    const [startMs, endMs] = [job.startTimeUnixNano, job.endTimeUnixNano].map((nanos) => Number(nanos) / 1e6);
    expect(startMs).toBeGreaterThanOrEqual(beganMs);
    expect(endMs).toBeGreaterThanOrEqual(startMs ?? Number.NaN);
    expect(endMs).toBeLessThanOrEqual(Date.now());
  });

  it("no trace that neither its caller nor the share chose", () => {
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([traceId]));
  });

  it("metrics of all requests, as what has come since the last time", () => {
    const named = (name: string) => collector.metrics.filter((metric) => metric.name === name);
    const requests = named("http.server.request.duration");
    const points = requests.flatMap(({ histogram }) => histogram?.dataPoints ?? []);
    const posts = points.filter(
      ({ attributes }) => readAttributes(attributes)["http.response.status_code"] === 202,
    );
    expect(posts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(2);
    for (const { unit, histogram } of requests)
      expect([unit, histogram?.aggregationTemporality]).toEqual(["s", delta]);
    expect(named("nas.jobs")[0]?.sum?.aggregationTemporality).toBe(delta);
    expect(named("db.client.operation.duration")).not.toEqual([]);
  });

  it("its resource, the configured headers, and nothing of key or food", () => {
    expect(collector.resources[0]).toMatchObject({
      "service.name": "nutrition-analysis-service",
      "service.version": expect.any(String),
      "service.instance.id": expect.any(String),
    });
    expect(new Set(collector.authorizations)).toEqual(new Set(["Basic b3RlbA=="]));
    const sent = JSON.stringify([collector.spans, collector.metrics, collector.resources]);
    expect(sent).not.toMatch(/banana|nas_test|nas_dev/);
  });
});

describe("a collector that is not there", () => {
  const ENERGY = "daily_energy_expenditure_calculation";
  const PERSON = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };

  async function askOften(endpoint: string) {
    const running = await startDenoFunction(ENERGY, variablesFor(endpoint));
    try {
      const { key } = await createKey();
      const ask = () => callApi(ENERGY, { key, body: PERSON, baseUrl: running.baseUrl });
      const statuses = new Set<number>();
      for (let request = 0; request < 30; request++) statuses.add((await ask()).status);
      const isNoted = () => running.log().some(({ event }) => event === "telemetry_not_sent");
      await expect.poll(isNoted).toBe(true);
      const failures = running.log().filter(({ event }) => event === "telemetry_not_sent");
      return { statuses: [...statuses], failures: failures.length };
    } finally {
      await running.close();
    }
  }

  it("fails no request, and is logged once", async () => {
    expect(await askOften("http://127.0.0.1:9")).toMatchObject({ statuses: [200], failures: 1 });
  });

  it("delays no request when it never responds", async () => {
    const collector = await startCollector();
    collector.hang();
    try {
      expect(await askOften(collector.url)).toMatchObject({ statuses: [200], failures: 1 });
      expect(collector.waiting()).toBeGreaterThan(0);
    } finally {
      await collector.close();
    }
  });
});
