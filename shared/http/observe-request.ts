import type { MiddlewareHandler } from "hono";
import { startActivity } from "../telemetry/activity.ts";
import { runInActivity } from "../telemetry/current-activity.ts";
import { roundDurations } from "../telemetry/round-durations.ts";
import { continueTrace } from "../telemetry/trace-context.ts";
import { nameRoute, type RouteName } from "./name-route.ts";
import type { ObservedVariables } from "./observed-variables.ts";
import type { OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import type { RequestIdVariables } from "./request-id.ts";
import type { KeyVariables } from "./require-key.ts";
import { formatServerTiming } from "./server-timing.ts";

type Env = { Variables: Partial<KeyVariables> & ObservedVariables & RequestIdVariables };

/** Times a request, and tells where its time went: in headers of the answer, in the log and to the telemetry. */
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
    const facts = { operation: operation.name, requestId: c.var.requestId };
    const activity = startActivity(facts, trace, ports);
    const route = nameRoute({ path, method }, operation.name, methods);
    c.set("route", route);
    await runInActivity(activity, next);
    const ended = activity.end();
    c.res.headers.set("x-function-version", version);
    c.res.headers.set("server-timing", formatServerTiming(ended.durations));
    const { status } = c.res;
    const code = c.var.errorCode ?? null;
    const { startedAtMs } = activity;
    telemetry.record({ kind: "request", ...ended, facts, trace, startedAtMs, method, route, status, code });
    if (isWorthALine(route, status)) {
      const told = { route, status, code, keyId: c.var.keyId ?? null, ...roundDurations(ended.durations) };
      runInActivity(activity, () => log({ event: "request", ...told }));
    }
    c.executionCtx.waitUntil(telemetry.settle());
  };
}

/** Monitors ask for health every few seconds: only what is wrong is told of that. */
function isWorthALine(route: RouteName, status: number): boolean {
  return route !== "health" || status >= 400;
}
