/** Contract versions that are served, earliest first. */
export const API_VERSIONS = ["2026-07-10"] as const;

/** A version of the contract, named by its day. */
export type ApiVersion = (typeof API_VERSIONS)[number];

/** The latest version: what the schemas describe, and what an answer carries where none was asked for. */
export const API_VERSION: ApiVersion = "2026-07-10";

/** Header that carries the contract version, in requests and answers. */
export const API_VERSION_HEADER = "service-api-version";

/** Narrows what a caller sent to a version that is served. */
export function isApiVersion(text: string): text is ApiVersion {
  return API_VERSIONS.some((version) => version === text);
}
