import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { operationNames } from "../../../shared/platform/kernel/operation-name.ts";
import { workerNameOf } from "../../../shared/platform/kernel/version-override.ts";
import { type CloudflareApi, startCloudflareApi } from "../../support/cloudflare-api/start-cloudflare-api.ts";
import { runInProcess } from "../../unit/cli/run-in-process.ts";

/** A separate account on the stand-in, whose functions use the shared stack of the tests. */
export type Rehearsal = {
  api: CloudflareApi;
  /** The variables that the functions need, and a file with them. */
  secrets: Record<string, string>;
  secretsPath: string;
  /** Runs `nas deploy --target cloudflare` with these arguments. */
  deploy: (...args: string[]) => ReturnType<typeof runInProcess>;
  /** As `deploy`, with other variables or a signal for Ctrl-C. */
  deployWith: (
    options: { variables?: Record<string, string>; signal?: AbortSignal },
    ...args: string[]
  ) => ReturnType<typeof runInProcess>;
  /** Writes another file of variables: those that the functions need, with `changes`. */
  writeSecrets: (changes: Record<string, string>) => string;
  /** The variables of a process that deploys from the shell. */
  variables: Record<string, string>;
  remove: () => Promise<void>;
};

/** Opens an account with all but one of the queues that the functions need. */
export async function startRehearsal(): Promise<Rehearsal> {
  const api = await startCloudflareApi();
  // The first deployment of decode creates its queue.
  for (const operation of operationNames.filter((name) => name !== "decode"))
    api.addQueue(`nas-${workerNameOf(operation)}`);
  const dir = mkdtempSync(join(tmpdir(), "nas-rehearsal-"));
  const needed = {
    SUPABASE_URL: inject("baseUrl"),
    SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey"),
    WORK_SECRET: inject("workSecret"),
    PUBLIC_BASE_URL: api.url,
  };
  let files = 0;
  const writeSecrets = (changes: Record<string, string>) => {
    const path = join(dir, `secrets-${files++}.env`);
    const lines = Object.entries({ ...needed, ...changes }).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path, lines.join(""));
    return path;
  };
  const variables = {
    ...api.variables,
    ...needed,
    NAS_URL: api.url,
    NAS_SETTLE_SECONDS: "60",
    PATH: process.env.PATH ?? "",
    // The folder of wrangler's logs.
    HOME: dir,
    XDG_CONFIG_HOME: dir,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dir, "cache"),
  };
  const deployWith: Rehearsal["deployWith"] = ({ variables: others, signal }, ...args) =>
    runInProcess(["deploy", "--target", "cloudflare", ...args], { ...variables, ...others }, signal);
  return {
    api,
    secrets: needed,
    secretsPath: writeSecrets({}),
    deployWith,
    deploy: (...args) => deployWith({}, ...args),
    writeSecrets,
    variables,
    async remove() {
      await api.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
