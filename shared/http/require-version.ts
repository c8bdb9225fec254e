import type { MiddlewareHandler } from "hono";
import { API_VERSION, API_VERSION_HEADER } from "../kernel/api-version.ts";
import { ServiceError } from "../kernel/service-error.ts";

/** Requires the contract version; the same value sent twice is one value. */
export function requireVersion(): MiddlewareHandler {
  return async function requireVersionMiddleware(c, next) {
    const sent = (c.req.header(API_VERSION_HEADER) ?? "").split(",").map((value) => value.trim());
    if (sent.some((value) => value !== API_VERSION)) {
      throw new ServiceError(
        "unsupported_api_version",
        `Cannot serve this version: send the header ${API_VERSION_HEADER}: ${API_VERSION}`,
        { details: { supported: [API_VERSION] } },
      );
    }
    await next();
  };
}
