import { resolve } from "node:path";
import { findRunningStack } from "../../../supabase/local/running-stack.ts";
import { UnreachableError, UsageError } from "../../run/command-error.ts";

/** The project that an operator's command works on. */
export type Project = {
  url: string;
  serviceKey: string;
  /** Where its functions are called: another address than the project's where they are Workers. */
  functionsUrl: string;
  /** Opens the readiness of the functions; null where it is not told. */
  workSecret: string | null;
  isLocal: boolean;
};

/** The project named by options, else by the environment, else the stack that runs on DATA_DIR. */
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
    throw new UsageError("Cannot reach the project: --url and --service-key are only useful together");
  }
  const dataDir = resolve(DATA_DIR);
  const stack = findRunningStack(dataDir);
  if (stack) {
    const { url, serviceKey, workSecret } = stack;
    return { url, serviceKey, functionsUrl: url, workSecret, isLocal: true };
  }
  throw new UnreachableError(`Cannot reach the stack: none runs on ${dataDir}`, {
    hint: "run npm start, or give --url and --service-key",
  });
}

function readUrl(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ""))
    throw new UsageError(`Cannot reach the project: ${text} is no http address`);
  return text.replace(/\/+$/, "");
}
