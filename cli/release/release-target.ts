import type { OperationName } from "../../shared/platform/kernel/mod.ts";

/** A version of a function and the percentage of requests that it serves. */
export type VersionShare = { version: string; share: number };

/**
 * The versions that serve a function: one, or two during a canary, the older first; empty before the first
 * deployment. Only tests reach a version with a share of 0.
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

/** How to send requests to exactly one version. */
export type Reach = {
  /** Address of the operation: `https://host/functions/v1/decode`. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Value of `x-function-version` in its responses; null if the platform assigns its own ids. */
  expectedVersion: string | null;
};

/** A platform that functions are released to. Its methods reject with a `CommandError` that says what to do. */
export type ReleaseTarget = {
  name: "cloudflare" | "supabase" | "local";
  /** Whether a version that is to have all requests is tested before it serves; a canary always is. */
  testsFirst: boolean;
  /** The project whose database records versions, if the target is one; null if it is configured separately. */
  project: { url: string; serviceKey: string } | null;
  /** How soon a newly deployed version must respond, in ms. */
  settlesWithinMs: number;
  current: (operation: OperationName) => Promise<Deployment>;
  /** The version that had all requests before `version` first had them; null if unknown. */
  findPrevious: (operation: OperationName, version: string) => Promise<string | null>;
  /** What the functions of a serving version report as their version; absent where that is its id. */
  nameOf?: (operation: OperationName, version: string) => Promise<string>;
  /** Checks a build with the platform's own tools; uploads nothing. */
  check?: (built: BuiltFunction) => Promise<void>;
  /** Uploads a version that does not serve yet, unless it is the first one; resolves to its id. */
  upload: (built: BuiltFunction, message: string) => Promise<string>;
  /** Sets all serving versions at once; their shares add up to 100. */
  serve: (operation: OperationName, deployment: Deployment, message: string) => Promise<void>;
  /** Sets what is common to all versions (routes, schedules), once a new version has all requests. */
  settle?: (operation: OperationName) => Promise<void>;
  /** How to reach a version of the current deployment, even one with a share of 0. */
  reach: (operation: OperationName, version: string) => Reach;
};

/** What a target is created from: the command line and the process. */
export type TargetSettings = {
  /** `--url`: the public address that callers use, without a path; undefined if not set. */
  url: string | undefined;
  /** `--secrets-file`: variables to store on the platform; undefined keeps those already stored. */
  secretsFile: string | undefined;
  variables: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C. A change of the deployment is not stopped halfway: it finishes and is then undone. */
  signal: AbortSignal;
};

/** Creates a target; throws a `UsageError` that names what is missing: an address, a token. */
export type CreateReleaseTarget = (settings: TargetSettings) => ReleaseTarget;
