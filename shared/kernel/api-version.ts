/** The one contract version this service speaks; sent in and on every answer. */
export const API_VERSION = "2026-07-10";

/** Header that carries the contract version, in requests and answers. */
export const API_VERSION_HEADER = "service-api-version";
