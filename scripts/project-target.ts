import { resolve } from "node:path";
import { findRunningStack } from "../supabase/local/running-stack.ts";
import { UsageError } from "./usage-error.ts";

/** The project that an operator's command works on. */
export type ProjectTarget = { url: string; serviceKey: string; isLocal: boolean };

/** The project named by options, else by the environment, else the stack that runs on DATA_DIR. */
export function findProjectTarget(
  options: { url?: string; "service-key"?: string },
  variables: NodeJS.ProcessEnv,
): ProjectTarget {
  const url = options.url ?? variables.SUPABASE_URL;
  const serviceKey = options["service-key"] ?? variables.SUPABASE_SERVICE_ROLE_KEY;
  if (url && serviceKey) return { url: url.replace(/\/+$/, ""), serviceKey, isLocal: false };
  if (url || serviceKey) {
    throw new UsageError("Cannot reach the project: --url and --service-key are only useful together");
  }
  const dataDir = resolve(variables.DATA_DIR ?? ".data");
  const stack = findRunningStack(dataDir);
  if (!stack) throw new Error(`Cannot reach the stack: none runs on ${dataDir}; run npm start`);
  return { url: stack.url, serviceKey: stack.serviceKey, isLocal: true };
}
