import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Hono } from "hono";
import { inject } from "vitest";
import type { Ports } from "../../../shared/platform/http/ports.ts";
import { readSettings } from "../../../shared/platform/http/settings.ts";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import { createStore } from "../../../shared/platform/store/create-store.ts";
import type { LogEntry } from "../../../shared/platform/telemetry/current-activity.ts";
import type { StackAddress } from "../../support/create-key-on.ts";
import { keepLog, keepTelemetry } from "../../support/keep-telemetry.ts";
import { readResponse } from "../../support/read-response.ts";
import { validateResponse } from "../../support/validate-response.ts";

/** An app of the service in this process, over the database of the shared stack. */
export type LocalApp = {
  ports: Ports;
  /** Names of the database functions that were called, in order. */
  calls: string[];
  /** What was logged besides the lines of requests and jobs. */
  logged: LogEntry[];
};

/** Where the apps of this process say that they are reached. */
export const localBaseUrl = "https://api.example.org";

/** {@link openPortsOn} the shared stack. */
export function openPorts(variables: Record<string, string> = {}): LocalApp {
  const stack = {
    baseUrl: inject("baseUrl"),
    serviceKey: inject("serviceKey"),
    workSecret: inject("workSecret"),
  };
  return openPortsOn(stack, variables);
}

/**
 * Ports over the real Data API of a stack that record each call. A worker finds no job here: what these apps
 * accept is left to the stack's own workers.
 */
export function openPortsOn(
  stack: StackAddress & { workSecret: string },
  variables: Record<string, string> = {},
): LocalApp {
  const calls: string[] = [];
  const { log, logged } = keepLog();
  const given: Record<string, string> = {
    SUPABASE_URL: stack.baseUrl,
    SUPABASE_SERVICE_ROLE_KEY: stack.serviceKey,
    PUBLIC_BASE_URL: localBaseUrl,
    WORK_SECRET: stack.workSecret,
    ...variables,
  };
  const settings = readSettings((name) => given[name]);
  const store = createStore({
    url: settings.SUPABASE_URL,
    serviceKey: settings.SUPABASE_SERVICE_ROLE_KEY,
    timeoutMs: settings.STORE_TIMEOUT_MS,
    backlogPerOperation: settings.BACKLOG_PER_OPERATION,
    inFlightPerKey: settings.IN_FLIGHT_PER_KEY,
    fetch: async (input, init) => {
      const name = new URL(input).pathname.split("/").at(-1) ?? "";
      calls.push(name);
      return name === "claim_jobs" ? Response.json([]) : fetch(input, init);
    },
  });
  const ports: Ports = {
    store,
    settings,
    version: "in-process",
    canaryWatch: null,
    enqueue: null,
    backgroundSeconds: Number.POSITIVE_INFINITY,
    now: () => Date.now(),
    elapsedMs: () => performance.now(),
    randomBytes: (length) => new Uint8Array(randomBytes(length)),
    sleep: (durationMs, signal) => wait(durationMs, undefined, { signal }).catch(() => {}),
    fetch: (input, init) => fetch(input, init),
    log,
    telemetry: keepTelemetry().telemetry,
  };
  return { ports, calls, logged };
}

export type LocalRequest = {
  method?: string;
  key: string;
  body?: unknown;
  headers?: Record<string, string>;
  origin?: string;
};

/** Sends a request to an app of this process and validates the response; work that outlives it is awaited. */
export async function callApp(
  app: Pick<Hono, "fetch">,
  path: string,
  { method, key, body, headers = {}, origin = localBaseUrl }: LocalRequest,
): Promise<Response> {
  const request = new Request(origin + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-api-key": key,
      [apiVersionHeader]: apiVersion,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && toBody(body)),
  });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const response = await app.fetch(request, {}, { waitUntil, passThroughOnException: () => {}, props: {} });
  await Promise.all(pending);
  validateResponse({ method: request.method, path }, await readResponse(response.clone()));
  return response;
}

/** A stream goes out in chunks without a length. */
function toBody(body: unknown): RequestInit & { duplex?: "half" } {
  return body instanceof ReadableStream ? { body, duplex: "half" } : { body: JSON.stringify(body) };
}
