import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import {
  type OperationName,
  overrideVersion,
  versionOverridesHeader,
  workerNameOf,
} from "../../../shared/platform/kernel/mod.ts";
import { RefusedError, UsageError } from "../../run/command-error.ts";
import type { CreateReleaseTarget } from "../release-target.ts";
import { findCurrent, findPrevious, type PastDeployment } from "./deployment-history.ts";
import { runWrangler, unknownWorkerCodes, WranglerError } from "./run-wrangler.ts";

/** The public address of a function, and the zone route to its Worker. */
type WorkerAddress = { url: string; route: string };

const missingQueue = /Queue "([\w-]+)" does not exist/;

const functionsDir = join(import.meta.dirname, "..", "..", "..", "functions");
/** A new deployment reaches every location within seconds (Cloudflare, "Version overrides"). */
const settlesWithinSeconds = 30;
const longestMessage = 100;

/**
 * Cloudflare Workers: one Worker per operation, deployed by the wrangler CLI. Requires CLOUDFLARE_API_TOKEN and
 * CLOUDFLARE_ACCOUNT_ID.
 */
export const createCloudflareTarget: CreateReleaseTarget = ({ url, secretsFile, variables }) => {
  requireCredentials(variables);
  const wrangler = (task: string, ...args: string[]) => runWrangler(task, args, variables);
  const createQueue = (name: string) => wrangler(`create the queue ${name}`, "queues", "create", name);
  const routeOf = (operation: OperationName) => ["--route", findAddress(url, operation).route];
  const histories = new Map<OperationName, PastDeployment[]>();
  // Uploaded by `wrangler deploy`, which serves them at once and sets their triggers.
  const firstVersions = new Map<OperationName, string>();

  return {
    name: "cloudflare",
    testsFirst: true,
    project: null,
    settlesWithinMs: readSeconds(variables.NAS_SETTLE_SECONDS) * 1_000,
    async current(operation) {
      const history = await listDeployments(operation, variables);
      histories.set(operation, history);
      return findCurrent(history);
    },
    async findPrevious(operation, version) {
      return findPrevious(histories.get(operation) ?? (await listDeployments(operation, variables)), version);
    },
    async check({ operation }) {
      await wrangler(`check ${operation}`, "deploy", ...configOf(operation), "--dry-run");
    },
    async upload({ operation, digest }, message) {
      const history = histories.get(operation) ?? (await listDeployments(operation, variables));
      const isFirst = history.length === 0;
      const command = isFirst ? ["deploy", ...routeOf(operation)] : ["versions", "upload"];
      const args = [
        ...command,
        ...configOf(operation),
        "--keep-vars",
        "--tag",
        digest,
        ...messageOption(message),
      ];
      const { entries } = await withSecrets(secretsFile, (secrets) =>
        uploadWithQueues(() => wrangler(`upload ${operation}`, ...args, ...secrets), createQueue),
      );
      const version = entries.find(({ version_id }) => version_id)?.version_id;
      if (!version) throw new RefusedError(`Cannot upload ${operation}: wrangler reported no version`);
      if (isFirst) firstVersions.set(operation, version);
      return version;
    },
    async serve(operation, deployment, message) {
      if (deployment.every(({ version }) => version === firstVersions.get(operation))) return;
      const shares = deployment.map(({ version, share }) => `${version}@${share}`);
      const args = [...shares, "--name", workerNameOf(operation), "--yes", ...messageOption(message)];
      await wrangler(`serve ${operation}`, "versions", "deploy", ...args);
    },
    async settle(operation) {
      if (firstVersions.has(operation)) return;
      const args = [...configOf(operation), ...(url === undefined ? [] : routeOf(operation))];
      await wrangler(`set the triggers of ${operation}`, "triggers", "deploy", ...args);
    },
    reach: (operation, version) => ({
      url: findAddress(url, operation).url,
      headers: { [versionOverridesHeader]: overrideVersion(operation, version) },
      expectedVersion: version,
    }),
  };
};

/** Both must be set before wrangler runs: otherwise it would ask on the terminal. */
function requireCredentials({ CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID }: NodeJS.ProcessEnv): void {
  const missing = [
    ...(CLOUDFLARE_API_TOKEN ? [] : ["CLOUDFLARE_API_TOKEN"]),
    ...(CLOUDFLARE_ACCOUNT_ID ? [] : ["CLOUDFLARE_ACCOUNT_ID"]),
  ];
  if (missing.length > 0)
    throw new UsageError(`Cannot deploy to Cloudflare: ${missing.join(" and ")} must be set`, {
      hint: "create a token from the template Edit Cloudflare Workers, and add Queues: Edit",
    });
}

function configOf(operation: OperationName): string[] {
  return ["-c", join(functionsDir, operation, "wrangler.jsonc")];
}

function messageOption(message: string): string[] {
  return ["--message", message.slice(0, longestMessage)];
}

function readSeconds(text: string | undefined): number {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : settlesWithinSeconds;
}

/** Lists the last deployments of a function's Worker; empty without a Worker. */
async function listDeployments(
  operation: OperationName,
  variables: NodeJS.ProcessEnv,
): Promise<PastDeployment[]> {
  try {
    const args = ["deployments", "list", "--name", workerNameOf(operation), "--json"];
    const { stdout } = await runWrangler(`read the deployment of ${operation}`, args, variables);
    return JSON.parse(stdout);
  } catch (error) {
    if (error instanceof WranglerError && unknownWorkerCodes.includes(error.code ?? 0)) return [];
    throw error;
  }
}

/** Uploads; creates a queue of the configuration that the account lacks, and uploads again. */
async function uploadWithQueues<Result>(
  upload: () => Promise<Result>,
  createQueue: (name: string) => Promise<unknown>,
): Promise<Result> {
  try {
    return await upload();
  } catch (error) {
    const [, name] = missingQueue.exec(error instanceof Error ? error.message : "") ?? [];
    if (name === undefined) throw error;
    await createQueue(name);
    return upload();
  }
}

/** The address of a function; throws {@link UsageError} without a public address. */
function findAddress(publicUrl: string | undefined, operation: OperationName): WorkerAddress {
  if (publicUrl === undefined)
    throw new UsageError(`Cannot deploy ${operation}: the public address is missing`, {
      hint: "use --url or NAS_URL, for example https://api.example.com",
    });
  const { origin, hostname } = new URL(publicUrl);
  const path = `/functions/v1/${operation}`;
  // Without the star requests with a query would not match; the most specific pattern wins.
  return { url: `${origin}${path}`, route: `${hostname}${path}*` };
}

/**
 * Passes the variables of an `.env` file to wrangler as JSON: in an `.env` file, variables of this process would
 * override them. `use` gets the arguments, none without a file; the copy is deleted afterwards.
 */
async function withSecrets<Result>(
  path: string | undefined,
  use: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (path === undefined) return use([]);
  const secrets = readSecrets(path);
  const dir = mkdtempSync(join(tmpdir(), "nas-secrets-"));
  try {
    const copyPath = join(dir, "secrets.json");
    writeFileSync(copyPath, JSON.stringify(secrets), { mode: 0o600 });
    return await use(["--secrets-file", copyPath]);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readSecrets(path: string) {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new UsageError(`Cannot read the secrets of ${path}: no such file`, { cause });
  }
}
