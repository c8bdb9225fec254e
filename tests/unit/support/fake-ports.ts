import type { Ports } from "../../../shared/http/ports.ts";
import { readSettings } from "../../../shared/http/settings.ts";
import type { Admission, ClaimedJob, JobView, Store } from "../../../shared/store/store.ts";
import { keepLog, keepTelemetry } from "../../support/keep-telemetry.ts";

const VARIABLES: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org/",
  WORK_SECRET: "a-secret-of-the-sweep",
};

/** A clock that moves only when told or slept on. */
export type Clock = { nowMs: number };

/** Ports without an outside: the store does what `store` says and fails at all else. */
export function fakePorts(store: Partial<Store>, variables: Record<string, string> = {}) {
  const clock: Clock = { nowMs: 1_800_000_000_000 };
  const { log, lines, logged } = keepLog();
  const { telemetry, recorded, checks } = keepTelemetry();
  const given = { ...VARIABLES, ...variables };
  const ports: Ports = {
    store: { ...UNUSED_STORE, ...store },
    settings: readSettings((name) => given[name]),
    version: "v-test",
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
  return { ports, clock, logged, lines, recorded, checks };
}

/** An admission that lets a request pass, changed where told. */
export function admission(change: Partial<Admission> = {}): Admission {
  const free = { outcome: "ok", details: null, rate: null, quota: null } as const;
  return { ...free, retryAfterSeconds: null, jobId: null, ...change };
}

/** A job as its worker holds it. */
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

/** A job as a poll reads it: queued a moment ago, changed where told. */
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
    leaseLapsed: false,
    ...change,
  };
}

const refuse = () => Promise.reject(new Error("this call is not expected"));

const UNUSED_STORE: Store = {
  checkKey: refuse,
  admit: refuse,
  admitCompoundQuery: refuse,
  findFoods: refuse,
  mealEvidence: refuse,
  foodRecipes: refuse,
  foods: refuse,
  foodNames: refuse,
  pollJob: refuse,
  claimJob: refuse,
  heartbeatJob: refuse,
  yieldJob: refuse,
  finishJob: refuse,
  finishSymptomJob: refuse,
  endedJobs: refuse,
  failJob: refuse,
  recordTraffic: refuse,
  readiness: refuse,
};
