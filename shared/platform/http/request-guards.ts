import type { Context, MiddlewareHandler } from "hono";
import {
  type ApiVersion,
  apiVersion,
  apiVersionHeader,
  apiVersions,
  hashApiKey,
  parseApiKey,
  ServiceError,
} from "../kernel/mod.ts";

/** The contract version of the response. */
export type VersionVariables = { apiVersion: ApiVersion };

/** `keyId` is the public part of a well-formed key, whether or not the database knows it. */
export type KeyVariables = { keyHash: string; keyId: string };

/** Rejects methods that the operation does not have, HEAD and OPTIONS included. */
export function allowMethods(methods: readonly string[]): MiddlewareHandler {
  return async function allowMethodsMiddleware(c, next) {
    if (!methods.includes(c.req.method)) {
      c.header("allow", methods.join(", "));
      throw new ServiceError(
        "method_not_allowed",
        `Cannot serve ${c.req.method}: use ${methods.join(" or ")}`,
      );
    }
    await next();
  };
}

/** Sets the latest contract version, which holds until {@link requireVersion} has read the requested one. */
export function assumeLatestVersion(): MiddlewareHandler<{ Variables: VersionVariables }> {
  return async function assumeLatestVersionMiddleware(c, next) {
    setVersion(c, apiVersion);
    await next();
  };
}

/** Requires a supported contract version and sets it; a header repeated with the same value counts as one. */
export function requireVersion(): MiddlewareHandler<{ Variables: VersionVariables }> {
  return async function requireVersionMiddleware(c, next) {
    const sent = (c.req.header(apiVersionHeader) ?? "").split(",").map((value) => value.trim());
    const [first, ...others] = new Set(sent);
    const version = apiVersions.find((each) => each === first);
    if (version === undefined || others.length > 0) {
      throw new ServiceError(
        "unsupported_api_version",
        `Cannot serve this version: send the header ${apiVersionHeader}: ${apiVersion}`,
        { details: { supported: apiVersions } },
      );
    }
    setVersion(c, version);
    await next();
  };
}

/** Requires a well-formed API key; one with a wrong checksum is rejected without a database call. */
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

function setVersion(c: Context<{ Variables: VersionVariables }>, version: ApiVersion): void {
  c.set("apiVersion", version);
  c.header(apiVersionHeader, version);
}
