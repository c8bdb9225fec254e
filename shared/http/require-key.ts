import type { MiddlewareHandler } from "hono";
import { hashApiKey, parseApiKey } from "../kernel/api-key.ts";
import { ServiceError } from "../kernel/service-error.ts";

/** `keyId` is the public part of a well-formed key, whether or not the database knows it. */
export type KeyVariables = { keyHash: string; keyId: string };

/** Requires a well-formed API key; a key whose checksum fails is refused without a database call. */
export function requireKey(): MiddlewareHandler<{ Variables: KeyVariables }> {
  return async function requireKeyMiddleware(c, next) {
    const key = c.req.header("x-api-key") ?? "";
    if (key === "")
      throw new ServiceError("missing_api_key", "Cannot authenticate: the header x-api-key is missing");
    const parts = parseApiKey(key);
    if (!parts) throw new ServiceError("invalid_api_key", "Cannot authenticate: the API key is not valid");
    c.set("keyId", parts.id);
    c.set("keyHash", await hashApiKey(key));
    await next();
  };
}
