import type { Context, MiddlewareHandler } from "hono";
import { type Canary, canaryNameOf, ServiceError } from "../../kernel/mod.ts";
import { nameRoute, type RequestIdVariables } from "../observe-request.ts";
import type { OperationBase } from "../operation.ts";
import { canaryPathOf, readRest } from "../operation-path.ts";
import type { Ports } from "../ports.ts";
import { createCanaryProof } from "./canary-proof.ts";
import { chooseCanary } from "./choose-side.ts";

type Env = { Variables: RequestIdVariables };

/** A request for the canary: what follows the operation in its path, and the route that it counts on. */
type Turn = { canary: Canary; rest: string; countedRoute: "call" | "poll" | null };

const forwardedMethods = ["GET", "POST"];

/** Loaded at the first request for a canary. */
const loadForwarding = () => import("./forward-request.ts");

/**
 * Forwards the requests of the canary's share, where the canary is a function of its own, before anything else is done
 * with them. One that does not reach it is served here. As the canary itself, serves nothing but what is forwarded.
 */
export function forwardToCanary(
  { name }: Pick<OperationBase, "name">,
  ports: Ports,
  methods: readonly string[],
): MiddlewareHandler<Env> {
  const { canaryWatch, settings, version, elapsedMs, telemetry, log } = ports;
  const canaryUrl = `${settings.SUPABASE_URL.replace(/\/+$/, "")}/functions/v1/${canaryNameOf(name)}`;
  const proof = createCanaryProof(name, settings);

  return async function forwardToCanaryMiddleware(c, next) {
    const { raw, path } = c.req;
    if (canaryWatch === null) return next();
    if (path.startsWith(canaryPathOf(name))) return (await proof.isIn(raw.headers)) ? next() : c.notFound();
    const rest = readRest(path, name);
    const route = nameRoute({ path, method: raw.method }, name, methods);
    // A path or a method that is not ours is refused here, and never reaches another function of the project.
    if (rest === null || route === null || !forwardedMethods.includes(raw.method)) return next();
    const countedRoute = route === "call" || route === "poll" ? route : null;
    const choice = { operation: name, headers: raw.headers, followsKey: countedRoute !== null, version };
    const canary = await chooseCanary(choice, canaryWatch.read);
    return (canary && (await forward(c, { canary, rest, countedRoute }))) ?? next();
  };

  /** The canary's response; null if the request is to be served here. */
  async function forward(c: Context<Env>, { canary, rest, countedRoute }: Turn): Promise<Response | null> {
    const startMs = elapsedMs();
    const { raw } = c.req;
    const { requestId } = c.var;
    const { forwardRequest } = await loadForwarding();
    const forwarded = await forwardRequest(raw, {
      url: canaryUrl + rest + new URL(raw.url).search,
      headers: { ...(await proof.write()), "x-request-id": requestId },
      fetch: ports.fetch,
    });
    if (forwarded.response) return forwarded.response;
    const { reason, isItsFault, request } = forwarded;
    log({ event: "canary_unreachable", operation: name, canary: canary.version, requestId, cause: reason });
    if (isItsFault && countedRoute) {
      const failed = { operation: name, version: canary.version, route: countedRoute };
      telemetry.recordUnreachable({ ...failed, durationMs: elapsedMs() - startMs });
      c.executionCtx.waitUntil(telemetry.settle());
    }
    if (request === null) throw new ServiceError("service_unavailable", "", { cause: reason });
    c.req.raw = request;
    return null;
  }
}
