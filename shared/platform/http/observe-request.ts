import type { MiddlewareHandler } from "hono";
import { createUuidV7, type ErrorCode, type OperationName } from "../kernel/mod.ts";
import {
  continueTrace,
  type Durations,
  roundDurations,
  runInActivity,
  startActivity,
} from "../telemetry/mod.ts";
import type { OperationBase } from "./operation.ts";
import { readRest } from "./operation-path.ts";
import type { Ports } from "./ports.ts";
import type { KeyVariables } from "./request-guards.ts";

/**
 * What a request was: a call of the operation, a poll of a job, a health check or a call of the work route; null for
 * a path that does not exist.
 */
type RouteName = "call" | "poll" | "health" | "wake" | null;

export type RequestIdVariables = { requestId: string };

/** `errorCode` is set where the response is an error. */
export type ObservedVariables = { route: RouteName; errorCode?: ErrorCode };

type Env = { Variables: Partial<KeyVariables> & ObservedVariables & RequestIdVariables };

const acceptedId = /^[A-Za-z0-9._-]{1,128}$/;

/** Ids are logged, so an id that contains an API key is replaced. */
const apiKey = /nas_[a-z]+_[0-9a-z]{12}_[0-9A-Za-z]{38}/;

const routeEnds: Readonly<Record<string, "call" | "health" | "wake">> = {
  "": "call",
  "/health": "health",
  "/work": "wake",
};

/** Accepts the caller's `x-request-id` if well-formed, else creates one; every response carries it. */
export function identifyRequest({
  now,
  randomBytes,
}: Pick<Ports, "now" | "randomBytes">): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function identifyRequestMiddleware(c, next) {
    const given = c.req.header("x-request-id") ?? "";
    const isAccepted = acceptedId.test(given) && !apiKey.test(given);
    const requestId = isAccepted ? given : createUuidV7(now(), randomBytes(10));
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    await next();
  };
}

/** Times a request and reports its durations in response headers, in the log and to telemetry. */
export function observeRequest(
  operation: OperationBase,
  ports: Ports,
  methods: readonly string[],
): MiddlewareHandler<Env> {
  const { randomBytes, version, log, telemetry } = ports;
  const { sampleShare } = telemetry;

  return async function observeRequestMiddleware(c, next) {
    const { path, method } = c.req;
    const trace = continueTrace(c.req.header("traceparent"), { randomBytes, sampleShare });
    const facts = { operation: operation.name, requestId: c.get("requestId") };
    const activity = startActivity(facts, trace, ports);
    const route = nameRoute({ path, method }, operation.name, methods);
    c.set("route", route);
    await runInActivity(activity, next);
    const ended = activity.end();
    c.res.headers.set("x-function-version", version);
    c.res.headers.set("server-timing", formatServerTiming(ended.durations));
    const { status } = c.res;
    const code = c.get("errorCode") ?? null;
    const { startedAtMs } = activity;
    telemetry.record({ kind: "request", ...ended, facts, trace, startedAtMs, method, route, status, code });
    if (isLogged(route, status)) {
      const line = { route, status, code, keyId: c.get("keyId") ?? null, ...roundDurations(ended.durations) };
      runInActivity(activity, () => log({ event: "request", ...line }));
    }
    c.executionCtx.waitUntil(telemetry.settle());
  };
}

/** Names the route by path and method; a GET of an operation that also has a POST is a poll. */
export function nameRoute(
  { path, method }: { path: string; method: string },
  operation: OperationName,
  methods: readonly string[],
): RouteName {
  const rest = readRest(path, operation);
  const route = rest === null ? undefined : routeEnds[rest];
  if (route === "call" && method === "GET" && methods.includes("POST") && methods.includes("GET"))
    return "poll";
  return route ?? null;
}

/** Monitors check health every few seconds, so only failed checks are logged. */
function isLogged(route: RouteName, status: number): boolean {
  return route !== "health" || status >= 400;
}

/**
 * The header `server-timing` in milliseconds: own code, database, model.
 * https://www.w3.org/TR/server-timing/
 */
function formatServerTiming(durations: Durations): string {
  const { stackMs, databaseMs, modelMs } = roundDurations(durations);
  return `stack;dur=${stackMs}, db;dur=${databaseMs}, model;dur=${modelMs}`;
}
