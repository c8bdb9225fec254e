import { resolve } from "node:path";
import { findRunningStack } from "../../../supabase/local/running-stack.ts";
import { UnreachableError, UsageError } from "../../run/command-error.ts";

/** The project that an administration command works on. */
export type Project = {
  url: string;
  serviceKey: string;
  /** Where its functions are called: differs from `url` if they run as Workers. */
  functionsUrl: string;
  /** Grants access to the readiness of the functions; null if not set. */
  workSecret: string | null;
  isLocal: boolean;
};

/** Finds the project: by options, else by the environment, else the stack running on DATA_DIR. */
export function findProject(
  options: { url: string | undefined; serviceKey: string | undefined },
  {
    SUPABASE_URL,
    SUPABASE_SERVICE_ROLE_KEY,
    NAS_URL,
    WORK_SECRET = "",
    DATA_DIR = ".data",
  }: NodeJS.ProcessEnv,
): Project {
  const url = options.url ?? SUPABASE_URL;
  const serviceKey = options.serviceKey ?? SUPABASE_SERVICE_ROLE_KEY;
  if (url && serviceKey) {
    const functionsUrl = readUrl(NAS_URL || url);
    return { url: readUrl(url), serviceKey, functionsUrl, workSecret: WORK_SECRET || null, isLocal: false };
  }
  if (url || serviceKey) {
    throw new UsageError("Cannot reach the project: --url and --service-key must be used together");
  }
  const dataDir = resolve(DATA_DIR);
  const stack = findRunningStack(dataDir);
  if (stack) {
    const { url, serviceKey, workSecret } = stack;
    return { url, serviceKey, functionsUrl: url, workSecret, isLocal: true };
  }
  throw new UnreachableError(`Cannot reach the stack: none is running on ${dataDir}`, {
    hint: "run npm start, or use --url and --service-key",
  });
}

function readUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    throw new UsageError(`Cannot reach the project: ${text} is not an http address`);
  return text.replace(/\/+$/, "");
}
