import type { OperationName } from "../../shared/kernel/operation-name.ts";

/** A version of a function and how many percent of its requests it serves. */
export type VersionShare = { version: string; share: number };

/**
 * What of a function serves now: one version, or two while a canary runs, the older first; empty before the first
 * deployment. A share of 0 is a version that only its testers reach.
 */
export type Deployment = readonly VersionShare[];

/** A built function: the modules of `dir` (`functions/<operation>/dist`), entry first; `digest` names their contents. */
export type BuiltFunction = {
  operation: OperationName;
  dir: string;
  modules: readonly string[];
  digest: string;
  totalBytes: number;
};

/** How requests reach exactly one version. */
export type Reach = {
  /** Address of the operation, as `https://host/functions/v1/decode`. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What its answers tell as `x-function-version`; null where the platform gives ids of its own. */
  answersAs: string | null;
};

/** A place that functions are released to. Its methods reject with a `CommandError` that says what to do. */
export type ReleaseTarget = {
  name: "cloudflare" | "supabase" | "local";
  /** False where all requests go to one version: no canary, no smoke test before the switch. */
  splitsTraffic: boolean;
  /** Where versions are registered, of a target that is its own project; null: the project is told apart. */
  project: { url: string; serviceKey: string } | null;
  /** How soon an answer must come from a version that was just put into the deployment, in ms. */
  settlesWithinMs: number;
  current: (operation: OperationName) => Promise<Deployment>;
  /** The version that had all requests before `version` first had them; null where none is known. */
  before: (operation: OperationName, version: string) => Promise<string | null>;
  /** Lets the platform's own tools look at a build; uploads nothing. */
  check?: (built: BuiltFunction) => Promise<void>;
  /** Makes a version that serves nobody yet, save the very first one; resolves to its id. */
  upload: (built: BuiltFunction, message: string) => Promise<string>;
  /** Sets what serves, all at once: shares add up to 100. */
  serve: (operation: OperationName, deployment: Deployment, message: string) => Promise<void>;
  /** Sets what belongs to no version (routes, schedules), after a new version has got all requests. */
  settle?: (operation: OperationName) => Promise<void>;
  /** The way to a version of the current deployment, also to one with a share of 0. */
  reach: (operation: OperationName, version: string) => Reach;
};

/** What a target is made with: the command line and the process. */
export type TargetSettings = {
  /** `--url`: the public address that callers use, without a path; undefined where it was not given. */
  url: string | undefined;
  /** `--secrets-file`: variables that the platform is to keep for the function; undefined: those it has stay. */
  secretsFile: string | undefined;
  variables: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C. What changes a deployment is not stopped halfway: it ends, and is then undone. */
  signal: AbortSignal;
};

/** Makes a target; throws a `UsageError` that names what is missing: an address, a token. */
export type CreateReleaseTarget = (settings: TargetSettings) => ReleaseTarget;
