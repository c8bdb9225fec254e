/** The version of the interface that this client speaks. */
export const API_VERSION = "2026-07-10";
