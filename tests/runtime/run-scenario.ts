import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { callApi } from "../support/call-api.ts";
import { patienceMs } from "../support/patience.ts";
import type { ApiResponse } from "../support/read-response.ts";
import type { Memory, Step } from "./scenario.ts";

const pauseMs = 20;

/** The response of a runtime, without what differs between runs. */
export type Transcript = { step: string; status: number; headers: Record<string, string>; text: string }[];

/** Headers that the contract names; what else a server adds is its own affair. */
const comparedHeaders =
  /^(allow|content-type|retry-after|service-api-version|www-authenticate|x-(quota|ratelimit|operational|request-id).*)$/;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const version = /(?<="version":")[^"]+/g;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const rateRemaining = /^x-(operational-)?ratelimit-remaining$/;

/** Sends the requests of a scenario in order to a runtime and checks each response. */
export async function runScenario(steps: readonly Step[], baseUrl: string, key: string): Promise<Transcript> {
  const memory: Memory = { jobId: "" };
  const transcript: Transcript = [];
  for (const [index, step] of steps.entries()) {
    const response = await runStep(step, memory, { baseUrl, key });
    expect({ step: step.name, status: response.status, text: response.text }).toMatchObject({
      status: step.status,
    });
    if (step.body) expect(response.body, step.name).toMatchObject(step.body);
    expect(response.headers.get("x-request-id"), step.name).toBe(requestIdOf(step));
    expect(response.headers.get("service-api-version"), step.name).toBe("2026-07-10");
    expectPlausibleRate(response, index + 1);
    const jobId: unknown = response.body?.data?.job_id;
    if (typeof jobId === "string") memory.jobId = jobId;
    transcript.push(transcribe(step, response));
  }
  return transcript;
}

async function runStep(
  step: Step,
  memory: Memory,
  { baseUrl, key }: { baseUrl: string; key: string },
): Promise<ApiResponse> {
  const path = typeof step.path === "string" ? step.path : step.path(memory);
  const headers = { "x-request-id": requestIdOf(step) };
  const giveUpAtMs = performance.now() + patienceMs;
  for (;;) {
    const response = await callApi(path, { key, ...step.request, headers, baseUrl });
    if (!step.until || step.until(response) || performance.now() > giveUpAtMs) return response;
    await wait(pauseMs);
  }
}

function requestIdOf({ name }: Step): string {
  return name.replaceAll(" ", "-");
}

function transcribe({ name }: Step, { status, headers, text }: ApiResponse): Transcript[number] {
  const compared = [...headers].filter(([header]) => comparedHeaders.test(header));
  const mask = (value: string) =>
    value.replace(moment, "<moment>").replace(version, "<version>").replace(uuid, "<uuid>");
  return {
    step: name,
    status,
    headers: Object.fromEntries(
      compared.map(([header, value]) => [header, rateRemaining.test(header) ? "<rest>" : mask(value)]),
    ),
    text: mask(text),
  };
}

/** What is left of a rate depends on when its minute began: it is less than the limit, by what was sent at most. */
function expectPlausibleRate({ headers }: ApiResponse, sent: number): void {
  for (const prefix of ["x-ratelimit", "x-operational-ratelimit"]) {
    const limit = headers.get(`${prefix}-limit`);
    const remaining = headers.get(`${prefix}-remaining`);
    expect(remaining === null, prefix).toBe(limit === null);
    if (limit === null) continue;
    expect(remaining, prefix).toMatch(/^\d+$/);
    expect(Number(remaining), prefix).toBeLessThan(Number(limit));
    expect(Number(remaining), prefix).toBeGreaterThanOrEqual(Number(limit) - sent);
  }
}
