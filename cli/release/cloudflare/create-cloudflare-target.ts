import { join } from "node:path";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import {
  overrideVersion,
  VERSION_OVERRIDES_HEADER,
  workerNameOf,
} from "../../../shared/kernel/version-override.ts";
import { RefusedError, UsageError } from "../../run/command-error.ts";
import type { CreateReleaseTarget } from "../release-target.ts";
import { findBefore, findCurrent, type PastDeployment } from "./deployment-history.ts";
import { requireCredentials, UNKNOWN_WORKER_CODES, WranglerError } from "./describe-failure.ts";
import { runWrangler } from "./run-wrangler.ts";
import { uploadWithQueues } from "./upload-with-queues.ts";
import { withSecrets } from "./write-secrets.ts";

const FUNCTIONS_DIR = join(import.meta.dirname, "..", "..", "..", "functions");
/** A new deployment is known everywhere within seconds (Cloudflare, "Version overrides"). */
const SETTLES_WITHIN_SECONDS = 30;
const LONGEST_MESSAGE = 100;

/**
 * Cloudflare Workers: a Worker per operation, by way of the wrangler CLI. Needs
 * CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.
 */
export const createCloudflareTarget: CreateReleaseTarget = ({ url, secretsFile, variables }) => {
  requireCredentials(variables);
  const wrangler = (doing: string, ...args: string[]) => runWrangler(doing, args, variables);
  const createQueue = (name: string) => wrangler(`make the queue ${name}`, "queues", "create", name);

  const seen = new Map<OperationName, PastDeployment[]>();
  // Made by `wrangler deploy`, which serves it at once and sets its triggers.
  const first = new Map<OperationName, string>();

  const listDeployments = async (operation: OperationName): Promise<PastDeployment[]> => {
    const history = await askDeployments(operation);
    seen.set(operation, history);
    return history;
  };
  const askDeployments = async (operation: OperationName): Promise<PastDeployment[]> => {
    try {
      const args = ["deployments", "list", "--name", workerNameOf(operation), "--json"];
      const { stdout } = await wrangler(`see what serves ${operation}`, ...args);
      return JSON.parse(stdout);
    } catch (error) {
      if (error instanceof WranglerError && UNKNOWN_WORKER_CODES.includes(error.code ?? 0)) return [];
      throw error;
    }
  };
  const requireUrl = (operation: OperationName): URL => {
    if (url === undefined)
      throw new UsageError(`Cannot deploy ${operation}: no public address is told`, {
        hint: "give --url or NAS_URL, as https://api.example.com",
      });
    return new URL(url);
  };
  // A pattern without a star would leave out requests with a query; the most specific pattern wins.
  const routeOf = (operation: OperationName) => [
    "--route",
    `${requireUrl(operation).hostname}/functions/v1/${operation}*`,
  ];

  return {
    name: "cloudflare",
    splitsTraffic: true,
    settlesWithinMs: Number(variables.NAS_SETTLE_SECONDS || SETTLES_WITHIN_SECONDS) * 1_000,
    current: async (operation) => findCurrent(await listDeployments(operation)),
    before: async (operation, version) =>
      findBefore(seen.get(operation) ?? (await listDeployments(operation)), version),
    async check({ operation }) {
      await wrangler(`check ${operation}`, "deploy", ...configOf(operation), "--dry-run");
    },
    async upload({ operation, digest }, message) {
      const isFirst = (seen.get(operation) ?? (await listDeployments(operation))).length === 0;
      const command = isFirst ? ["deploy", ...routeOf(operation)] : ["versions", "upload"];
      const told = ["--tag", digest, "--message", message.slice(0, LONGEST_MESSAGE)];
      const args = [...command, ...configOf(operation), "--keep-vars", ...told];
      const { entries } = await withSecrets(secretsFile, (secrets) =>
        uploadWithQueues(() => wrangler(`upload ${operation}`, ...args, ...secrets), createQueue),
      );
      const version = entries.find(({ version_id }) => version_id)?.version_id;
      if (version && isFirst) first.set(operation, version);
      if (version) return version;
      throw new RefusedError(`Cannot upload ${operation}: wrangler tells no version`);
    },
    async serve(operation, deployment, message) {
      if (deployment.every(({ version }) => version === first.get(operation))) return;
      const shares = deployment.map(({ version, share }) => `${version}@${share}`);
      const args = [
        "--name",
        workerNameOf(operation),
        "--yes",
        "--message",
        message.slice(0, LONGEST_MESSAGE),
      ];
      await wrangler(`serve ${operation}`, "versions", "deploy", ...shares, ...args);
    },
    async settle(operation) {
      if (first.has(operation)) return;
      const routes = url === undefined ? [] : routeOf(operation);
      await wrangler(
        `set the triggers of ${operation}`,
        "triggers",
        "deploy",
        ...configOf(operation),
        ...routes,
      );
    },
    reach: (operation, version) => ({
      url: `${requireUrl(operation).origin}/functions/v1/${operation}`,
      headers: { [VERSION_OVERRIDES_HEADER]: overrideVersion(operation, version) },
      answersAs: version,
    }),
  };
};

function configOf(operation: OperationName): string[] {
  return ["-c", join(FUNCTIONS_DIR, operation, "wrangler.jsonc")];
}
