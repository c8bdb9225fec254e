import type { RemoteLimits } from "./remote/remote-limits.ts";

/** How remote media is fetched beside the sizes, which follow from the media limits; both times hold. */
export type FetchRules = Pick<RemoteLimits, "redirects" | "ports" | "timeoutMs"> & { allTimeoutMs: number };

/** What holds where a deployment configures nothing else. */
export const DEFAULT_FETCH_RULES: FetchRules = {
  redirects: 3,
  ports: [80, 443],
  timeoutMs: 10_000,
  allTimeoutMs: 30_000,
};
