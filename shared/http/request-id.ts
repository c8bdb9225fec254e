import type { MiddlewareHandler } from "hono";
import { createUuidV7 } from "../kernel/uuid.ts";
import type { Ports } from "./ports.ts";

const ACCEPTED = /^[A-Za-z0-9._-]{1,128}$/;

export type RequestIdVariables = { requestId: string };

/** Takes the caller's `x-request-id` when it is well-formed, else makes one; sent on every answer. */
export function identifyRequest({
  now,
  randomBytes,
}: Pick<Ports, "now" | "randomBytes">): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function identifyRequestMiddleware(c, next) {
    const given = c.req.header("x-request-id") ?? "";
    const requestId = ACCEPTED.test(given) ? given : createUuidV7(now(), randomBytes(10));
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    await next();
  };
}
