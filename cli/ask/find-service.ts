import { resolve } from "node:path";
import { type DevKeys, readDevKeys } from "../../supabase/local/dev-keys.ts";
import { findRunningStack } from "../../supabase/local/running-stack.ts";
import { UnreachableError, UsageError } from "../run/command-error.ts";

/** Content tiers that the local stack has a key of. */
export const TIERS = ["macros", "micros", "molecular"] as const;

/** Where to ask, as the command line says it. */
export type ServiceOptions = {
  url: string | undefined;
  key: string | undefined;
  tier: keyof DevKeys | undefined;
};

/** Where the service is and the key to ask it with. */
export type ServiceTarget = { baseUrl: string; apiKey: string };

/** The service named by options, else by NAS_URL and NAS_API_KEY, else the stack that runs on DATA_DIR. */
export function findService(options: ServiceOptions, variables: NodeJS.ProcessEnv): ServiceTarget {
  const baseUrl = options.url ?? (variables.NAS_URL || undefined);
  const apiKey = options.key ?? (variables.NAS_API_KEY || undefined);
  if (baseUrl === undefined) return findLocalService(options, apiKey, variables);
  if (options.tier !== undefined) {
    throw new UsageError(
      "Cannot choose a tier: --tier is of the local stack; elsewhere the key has its tier",
    );
  }
  if (apiKey === undefined) {
    throw new UsageError(`Cannot ask ${baseUrl}: no API key is told`, { hint: "give --key or NAS_API_KEY" });
  }
  return { baseUrl: baseUrl.replace(/\/functions\/v1\/?$/, ""), apiKey };
}

function findLocalService(
  { tier = "molecular", key }: ServiceOptions,
  apiKey: string | undefined,
  { DATA_DIR = ".data" }: NodeJS.ProcessEnv,
): ServiceTarget {
  const dataDir = resolve(DATA_DIR);
  const stack = findRunningStack(dataDir);
  if (!stack) {
    throw new UnreachableError(`Cannot reach the service: no stack runs on ${dataDir}`, {
      hint: "run npm start, or give --url and --key",
    });
  }
  const ownKey = key ?? apiKey ?? readDevKeys(dataDir)[tier];
  if (!ownKey)
    throw new UsageError(`Cannot ask the service: ${dataDir} has no ${tier} key`, { hint: "give --key" });
  return { baseUrl: stack.url, apiKey: ownKey };
}
