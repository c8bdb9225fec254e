/** Limits of fetching one URL; `bodyBytes` is where reading stops, `headBytes` what is kept of a larger body. */
export type RemoteLimits = {
  redirects: number;
  ports: readonly number[];
  timeoutMs: number;
  bodyBytes: number;
  headBytes: number;
};
