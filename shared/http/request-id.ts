import type { MiddlewareHandler } from "hono";
import { createUuidV7 } from "../kernel/uuid.ts";
import type { Ports } from "./ports.ts";

const ACCEPTED = /^[A-Za-z0-9._-]{1,128}$/;

/** Ids are logged: one that has an API key in it is none. */
const KEY = /nas_[a-z]+_[0-9a-z]{12}_[0-9A-Za-z]{38}/;

export type RequestIdVariables = { requestId: string };

/** Takes the caller's `x-request-id` when it is well-formed, else makes one; sent on every answer. */
export function identifyRequest({
  now,
  randomBytes,
}: Pick<Ports, "now" | "randomBytes">): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function identifyRequestMiddleware(c, next) {
    const given = c.req.header("x-request-id") ?? "";
    const isTaken = ACCEPTED.test(given) && !KEY.test(given);
    const requestId = isTaken ? given : createUuidV7(now(), randomBytes(10));
    c.set("requestId", requestId);
    c.header("x-request-id", requestId);
    await next();
  };
}
