import { resolve } from "node:path";
import { type DevKeys, readDevKeys } from "../../supabase/local/dev-keys.ts";
import { findRunningStack } from "../../supabase/local/running-stack.ts";
import { UnreachableError, UsageError } from "../run/command-error.ts";

/** Content tiers that the local stack has a key for. */
export const tiers = ["macros", "micros", "molecular"] as const;

/** The options that select the service. */
export type ServiceOptions = {
  url: string | undefined;
  key: string | undefined;
  tier: keyof DevKeys | undefined;
};

/** The address of the service and the API key for it. */
export type ServiceTarget = { baseUrl: string; apiKey: string };

/** Finds the service: by options, else by NAS_URL and NAS_API_KEY, else the stack running on DATA_DIR. */
export function findService(options: ServiceOptions, variables: NodeJS.ProcessEnv): ServiceTarget {
  const baseUrl = options.url ?? (variables.NAS_URL || undefined);
  const apiKey = options.key ?? (variables.NAS_API_KEY || undefined);
  if (baseUrl === undefined) return findLocalService(options, apiKey, variables);
  if (options.tier !== undefined) {
    throw new UsageError(
      "Cannot choose a tier: --tier applies only to the local stack; elsewhere the key determines the tier",
    );
  }
  if (apiKey === undefined) {
    throw new UsageError(`Cannot call ${baseUrl}: the API key is missing`, {
      hint: "use --key or NAS_API_KEY",
    });
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
    throw new UnreachableError(`Cannot reach the service: no stack is running on ${dataDir}`, {
      hint: "run npm start, or use --url and --key",
    });
  }
  const ownKey = key ?? apiKey ?? readDevKeys(dataDir)[tier];
  if (!ownKey)
    throw new UsageError(`Cannot call the service: ${dataDir} has no ${tier} key`, { hint: "use --key" });
  return { baseUrl: stack.url, apiKey: ownKey };
}
