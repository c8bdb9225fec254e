import type { Ports } from "../../../shared/platform/http/ports.ts";
import { readSettings } from "../../../shared/platform/http/settings.ts";
import type { Admission, ClaimedJob, JobView, Store } from "../../../shared/platform/store/store.ts";
import { keepLog, keepTelemetry } from "../../support/keep-telemetry.ts";

const fakeVariables: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org/",
  WORK_SECRET: "a-secret-of-the-sweep",
};

/** A clock that only tests move. */
export type Clock = { nowMs: number };

/** Ports without external access: the store has the methods of `store`, and all others fail. */
export function fakePorts(store: Partial<Store>, variables: Record<string, string> = {}) {
  const clock: Clock = { nowMs: 1_800_000_000_000 };
  const { log, lines, logged } = keepLog();
  const { telemetry, recorded, checks, unreachable } = keepTelemetry();
  const given = { ...fakeVariables, ...variables };
  const ports: Ports = {
    store: { ...unusedStore, ...store },
    settings: readSettings((name) => given[name]),
    version: "v-test",
    canaryWatch: null,
    enqueue: null,
    backgroundSeconds: Number.POSITIVE_INFINITY,
    now: () => clock.nowMs,
    elapsedMs: () => clock.nowMs,
    randomBytes: (length) => new Uint8Array(length).fill(7),
    sleep: (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true })),
    fetch: () => Promise.reject(new Error("nothing is fetched")),
    log,
    telemetry,
  };
  return { ports, clock, logged, lines, recorded, checks, unreachable };
}

/** An admission that lets a request pass, with changes. */
export function admission(change: Partial<Admission> = {}): Admission {
  const free = { outcome: "ok", details: null, rate: null, quota: null } as const;
  return { ...free, retryAfterSeconds: null, jobId: null, ...change };
}

/** A claimed job, with changes. */
export function claimedJob(jobId: string, change: Partial<ClaimedJob> = {}): ClaimedJob {
  return {
    jobId,
    attempt: 1,
    input: { text: "egg" },
    state: null,
    tier: "macros",
    keyId: "key-1",
    traceparent: null,
    ...change,
  };
}

/** A job as a poll reads it, queued a moment ago, with changes. */
export function jobView(change: Partial<JobView> = {}): JobView {
  return {
    status: "queued",
    result: null,
    error: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    startedAt: null,
    completedAt: null,
    attempt: 0,
    progress: null,
    catalogueRelease: null,
    meta: {},
    awaitsWorker: false,
    ...change,
  };
}

const refuse = () => Promise.reject(new Error("this call is not expected"));

const unusedStore: Store = {
  call: refuse,
  checkKey: refuse,
  admit: refuse,
  releaseJob: refuse,
  withdrawJob: refuse,
  takeModelAttempt: refuse,
  returnUsage: refuse,
  pollJob: refuse,
  claimJob: refuse,
  heartbeatJob: refuse,
  yieldJob: refuse,
  finishJob: refuse,
  endedJobs: refuse,
  failJob: refuse,
  recordTraffic: refuse,
  readiness: refuse,
  findCanary: refuse,
};
