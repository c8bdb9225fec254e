import type { Context, MiddlewareHandler } from "hono";
import {
  API_VERSION,
  API_VERSION_HEADER,
  API_VERSIONS,
  type ApiVersion,
  isApiVersion,
} from "../kernel/api-version.ts";
import { ServiceError } from "../kernel/service-error.ts";

export type VersionVariables = { apiVersion: ApiVersion };

/** Until a version is required, answers are those of the latest. */
export function answerAsLatest(): MiddlewareHandler<{ Variables: VersionVariables }> {
  return async function answerAsLatestMiddleware(c, next) {
    setVersion(c, API_VERSION);
    await next();
  };
}

/** Requires a served contract version, which the answer then carries; the same value sent twice is one value. */
export function requireVersion(): MiddlewareHandler<{ Variables: VersionVariables }> {
  return async function requireVersionMiddleware(c, next) {
    const sent = (c.req.header(API_VERSION_HEADER) ?? "").split(",").map((value) => value.trim());
    const [version = "", ...others] = new Set(sent);
    if (!isApiVersion(version) || others.length > 0) {
      throw new ServiceError(
        "unsupported_api_version",
        `Cannot serve this version: send the header ${API_VERSION_HEADER}: ${API_VERSION}`,
        { details: { supported: API_VERSIONS } },
      );
    }
    setVersion(c, version);
    await next();
  };
}

function setVersion(c: Context<{ Variables: VersionVariables }>, version: ApiVersion): void {
  c.set("apiVersion", version);
  c.header(API_VERSION_HEADER, version);
}
