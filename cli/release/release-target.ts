import type { OperationName } from "../../shared/kernel/operation-name.ts";

/** A version of a function and how many percent of its requests it serves. */
export type VersionShare = { version: string; share: number };

/** What of a function serves now: one version, or two while a canary runs; empty before the first deployment. */
export type Deployment = readonly VersionShare[];

/** A built function: the modules of `functions/<operation>/dist`, entry first. */
export type BuiltFunction = { operation: OperationName; dir: string; modules: readonly string[] };

/** How requests reach exactly one version. */
export type Reach = { url: string; headers: Readonly<Record<string, string>> };

/** A place that functions are released to. Its methods reject with a `CommandError` that says what to do. */
export type ReleaseTarget = {
  name: "cloudflare" | "supabase" | "local";
  /** False where all requests go to one version: no canary, no smoke test before the switch. */
  splitsTraffic: boolean;
  current: (operation: OperationName) => Promise<Deployment>;
  /** Makes a version that serves nobody yet; resolves to its id. */
  upload: (built: BuiltFunction, message: string) => Promise<string>;
  /** Sets what serves, all at once: shares add up to 100. */
  serve: (operation: OperationName, deployment: Deployment, message: string) => Promise<void>;
  /** The way to a version of the current deployment, also to one with a share of 0. */
  reach: (operation: OperationName, version: string) => Reach;
};
