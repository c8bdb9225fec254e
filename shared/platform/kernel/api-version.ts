/** Contract versions that are served, earliest first. */
export const apiVersions = ["2026-07-10"] as const;

/** A version of the contract, named by its date. */
export type ApiVersion = (typeof apiVersions)[number];

/** The latest version: what the schemas describe, and the version of a response until one has been requested. */
export const apiVersion: ApiVersion = "2026-07-10";

/** Header that carries the contract version, in requests and responses. */
export const apiVersionHeader = "service-api-version";
